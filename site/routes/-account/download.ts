/** Downloads a file that is created in the browser. */
export function download(name: string, file: Blob) {
  const address = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // Revoked late, because the browser may not have started to read the file.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
