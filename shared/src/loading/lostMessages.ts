/** For a worker: it fails if a message of the page is too large to be received, so that the page hears of it (`onWorkerFailure`). */
export function failOnLostMessages(): void {
  addEventListener('messageerror', () => {
    throw new Error('what the page sent is too large for this device');
  });
}
