import type { Encoding } from './readText';

/** Says how a text was read if it is not the usual way. */
export function encodingNotes(encoding: Encoding): readonly string[] {
  return encoding === 'UTF-8' ? [] : [`The text is encoded as ${encoding}.`];
}
