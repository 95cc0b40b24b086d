;;; Rookery for Emacs with eglot: load this from init.el, with the launcher in the PATH.
(define-derived-mode rookery-mode lisp-data-mode "Rookery"
  "Rules files of Rookery."
  (setq-local comment-start "; "))
(add-to-list 'auto-mode-alist '("\\.\\(rules\\|zrf\\)\\'" . rookery-mode))
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(rookery-mode . ("rookery" "lsp"))))
(add-hook 'rookery-mode-hook #'eglot-ensure)
