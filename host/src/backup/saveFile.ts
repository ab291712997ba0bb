/** Hands a file over to the browser's downloads. Nothing is sent anywhere. */
export function saveFile(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // A large file is read for a while after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
