-- Drives Neovim without a screen: the file was opened with the set-up of interpreter/editors/neovim.lua.
local wrong = 0
local function tell(what, good, got)
  if not good then wrong = wrong + 1 end
  io.stdout:write((good and "ok " or "WRONG ") .. what .. (good and "" or ": " .. vim.inspect(got)) .. "\n")
end
local function wait(done) return vim.wait(60000, done, 20) end
local function place(words, behind)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
    local from = line:find(words, 1, true)
    if from then
      return {
        textDocument = vim.lsp.util.make_text_document_params(),
        position = {line = number - 1, character = from - 1 + behind},
      }
    end
  end
end
local function ask(method, params)
  for _, answer in pairs(vim.lsp.buf_request_sync(0, method, params, 60000) or {}) do
    return answer.result or answer.error
  end
end

local function run()
tell("the file is known by its ending", vim.bo.filetype == "rookery", vim.bo.filetype)
tell("the server starts", wait(function() return next(vim.lsp.buf_get_clients(0)) ~= nil end))
local row = place("(quiet s)", 0).position.line
local line = vim.api.nvim_buf_get_lines(0, row, row + 1, false)[1]
vim.api.nvim_buf_set_lines(0, row, row + 1, false, {(line:gsub("quiet s", "quite s"))})
tell("a slip is told in its line", wait(function()
  local problems = vim.diagnostic.get(0)
  return problems[1] and problems[1].lnum == row and problems[1].message:find("quite") ~= nil
end), vim.diagnostic.get(0))
vim.api.nvim_buf_set_lines(0, row, row + 1, false, {line})
tell("and is told no more", wait(function() return #vim.diagnostic.get(0) == 0 end), vim.diagnostic.get(0))

local hover = ask("textDocument/hover", place("(quiet n)", 3))
tell("hover", hover and hover.contents.value:find("captures nothing") ~= nil, hover)
local items = ask("textDocument/completion", place("(in-zone? far)", 11))
tell("completion", items and items[1].label == "far", items)
local there = ask("textDocument/definition", place("(quiet n)", 3))
tell("definition", there and there[1].range.start.line == 4, there)
if vim.lsp.buf.format then
  vim.lsp.buf.format({timeout_ms = 60000})
else
  vim.lsp.buf.formatting_sync(nil, 60000)
end
tell("formatting", place("   (two-players)", 0).position.character == 0 and not place("    (two-players)", 0),
  vim.api.nvim_buf_get_lines(0, 9, 10, false))
local man = place("(name Man)", 6).position
vim.api.nvim_win_set_cursor(0, {man.line + 1, man.character})
vim.lsp.buf.rename("Größe")
tell("rename", wait(function() return not place("Man", 0) and place("(Größe a4)", 0) end),
  vim.api.nvim_buf_get_lines(0, 0, -1, false))

tell("nothing is wrong afterwards", wait(function() return #vim.diagnostic.get(0) == 0 end), vim.diagnostic.get(0))
end

local good, why = pcall(run)
if not good then tell("everything is asked", false, why) end
vim.lsp.stop_client(vim.lsp.get_active_clients())
wait(function() return next(vim.lsp.get_active_clients()) == nil end)
vim.cmd(wrong == 0 and "qall!" or "cquit!")
