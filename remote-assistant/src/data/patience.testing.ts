/** For tests: timeouts stand still, so that a busy machine does not end the wait for a database. */
export function holdTimeouts() {
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
    ],
  });
}

/** For tests: lets the wait for a database end, again and again until the condition is met. */
export async function endPatienceUntil(isMet: () => boolean) {
  while (!isMet()) {
    await new Promise(setImmediate);
    jest.advanceTimersByTime(1_000);
  }
}
