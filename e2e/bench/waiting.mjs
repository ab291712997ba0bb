/** Milliseconds. */
const longest = 180_000;

/**
 * The result of a wait, or an error that names what was waited for. A page that never shows it would otherwise hold the
 * bench forever.
 *
 * @template Value
 * @param {string} what such as `the matching list`
 * @param {Promise<Value>} wait
 * @param {number} [limit] milliseconds
 * @returns {Promise<Value>}
 */
export async function within(what, wait, limit = longest) {
  let timer;
  const tooLong = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Waited ${limit / 1000} s for ${what}.`)), limit);
  });
  try {
    return await Promise.race([wait, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
