/**
 * npm sends SIGTERM to the shell that runs a script. Some shells, such as dash, exit without passing it on,
 * so the script stops by itself when its shell is gone.
 */
export function stopWithShell() {
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM')
  }, 250).unref()
  process.once('SIGTERM', () => clearInterval(timer))
}
