-- Rookery for Neovim 0.7 and later: put this into init.lua, with the launcher in the PATH.
vim.api.nvim_create_autocmd({"BufRead", "BufNewFile"}, {
  pattern = {"*.rules", "*.zrf"},
  callback = function() vim.bo.filetype = "rookery" end,
})
vim.api.nvim_create_autocmd("FileType", {
  pattern = "rookery",
  callback = function(event)
    vim.bo.commentstring = "; %s"
    vim.bo.lisp = true
    local id = vim.lsp.start_client({
      name = "rookery",
      cmd = {"rookery", "lsp"},
      root_dir = vim.fn.getcwd(),
    })
    if id then vim.lsp.buf_attach_client(event.buf, id) end
  end,
})
