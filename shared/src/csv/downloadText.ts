/** Downloads a text as a file. It is created in the browser; nothing is sent anywhere. */
export function downloadText(
  fileName: string,
  text: string,
  type: 'text/csv' | 'application/json' | 'text/plain',
): void {
  downloadFile(fileName, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** Downloads a file of any kind. */
export function downloadFile(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // A large file is read for a while after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
