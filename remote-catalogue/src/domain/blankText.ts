/** Control and format characters, such as NUL, zero-width spaces and joiners, and letters that are drawn as nothing. */
const invisible = /^[\s\p{Cc}\p{Cf}\p{Z}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufe00-\ufe0f]*$/u;

/** Whether a text shows nothing, so that it is no name. */
export function isBlankText(text: string): boolean {
  return invisible.test(text);
}
