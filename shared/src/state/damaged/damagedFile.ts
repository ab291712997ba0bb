import { downloadText } from '../../csv/downloadText';
import type { UnreadableValue } from './quarantine';

/** Downloads a damaged value as it was stored. */
export function downloadDamaged({ key, text }: UnreadableValue): string {
  const name = `${key.replaceAll(':', '-')}-damaged.json`;
  downloadText(name, encodable(text), 'application/json');
  return name;
}

/** A file cannot contain half of a surrogate pair, so it is written as JSON writes it. */
function encodable(text: string): string {
  return text.replace(/\p{Surrogate}/gu, (half) => `\\u${half.charCodeAt(0).toString(16)}`);
}
