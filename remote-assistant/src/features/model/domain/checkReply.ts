import { paragraphs, plain, table, number as numberColumn } from '../../../domain/writeMarkdown';
import { numberWordIn } from './numberWords';
import { shown, type References, type Value, type ValueTable } from './references';

/** A reply whose every number is a result, as Markdown; or what is wrong with it, in a sentence for the model. */
type CheckedReply =
  | { readonly ok: true; readonly text: string; readonly values: readonly Value[] }
  | { readonly ok: false; readonly problem: string };

const reference = /\{\{\s*([a-z]\d{1,6})\s*\}\}/g;

/**
 * Lets through what a model wrote only if it has no number of its own: no digit of any script, no word of an amount,
 * nothing beside a reference that would make another number of it, and no address outside the product. References
 * become the texts of the values. It cannot tell whether a sentence names the right figure; `evidenceOf` shows which it is.
 */
export function checkReply(written: string, references: References): CheckedReply {
  const text = withoutLooks(written);
  const ids = [...text.matchAll(reference)].map(([, id = '']) => id);
  const unknownId = ids.find((id) => !references.valueOf(id) && !references.tableOf(id));
  if (unknownId !== undefined) return wrong(`{{${unknownId}}} is not the id of a result.`);
  const problem = problemOf(text);
  if (problem !== undefined) return wrong(problem);
  const values = [...new Set(ids)].flatMap((id) => references.valueOf(id) ?? []);
  const filled = text.replace(reference, (_, id: string) => {
    const found = references.tableOf(id);
    if (found) return `\n\n${tableText(found)}\n\n`;
    const value = references.valueOf(id);
    return value ? shown(value) : '';
  });
  return { ok: true, text: filled.replace(/\n{3,}/g, '\n\n').trim(), values };
}

/** `**Net sales**, Jun 1 – 7, 2025: $1,234`: what each figure of a reply is, in the words of the catalog. */
export function evidenceOf(values: readonly Value[]): string | undefined {
  const lines = values.flatMap((value) =>
    value.label === undefined ? [] : [`- ${plain(value.label)}: ${shown(value)}`],
  );
  return lines.length === 0 ? undefined : paragraphs('**From your records**', lines.join('\n'));
}

function tableText({ columns, rows }: ValueTable): string {
  return table(
    columns.map(({ title, isNumber }) => (isNumber ? numberColumn(plain(title)) : plain(title))),
    rows.map((cells) => cells.map(shown)),
  );
}

function wrong(problem: string): CheckedReply {
  return { ok: false, problem };
}

/** Without characters that are not seen, numbers of lists, code, and links. */
function withoutLooks(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/`+/g, '')
    .replace(/^(\s*)\d{1,3}[.)](?=\s+\S)/gm, '$1-')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1');
}

function problemOf(text: string): string | undefined {
  if (/:\/\/|www\.|\]\(|\]:|\S@\S/i.test(text)) return 'Write no links or addresses.';
  const beside = text.matchAll(/(.?)\{\{\s*[a-z]\d{1,6}\s*\}\}(.?.?)/gsu);
  for (const [match, before = '', after = ''] of beside)
    if (!mayPrecede.test(before) || !mayFollow.test(after)) return `Write a space on both sides of ${match.trim()}.`;
  if (joined.test(text)) return 'Write words between two references.';
  const bare = text.replace(reference, ' ').replace(/\s+/g, ' ');
  const digits = /\S*\p{N}\S*/u.exec(bare)?.[0] ?? /[〇零一二三四五六七八九十百千万億兆]/u.exec(bare)?.[0];
  if (digits !== undefined) return `"${digits}" is a number that is not a reference.`;
  if (/[{}]{2}/.test(bare)) return 'Write references as {{f1}}.';
  if (mixed.test(bare)) return 'Write each word in one alphabet.';
  const word = numberWordIn(bare);
  if (word !== undefined) return `"${word}" is a number that is not a reference.`;
  return /[%‰€£¥₹$]/u.test(bare) ? 'Write no currency or percent signs; references have theirs.' : undefined;
}

/** Signs and digits before a value would change it: `-`, `$`, `12`. */
const mayPrecede = /^[\s([|"'“‘*_:—–/]?$/u;
/** A unit or digits after it would, too: `%`, `k`, `.5`. */
const mayFollow = /^(?:$|[\s)\]|"”*_:—–/?!…]|['’]s?|[.,;](?:[\s)"”’*_]|$))/u;
/** Two values with nothing but marks and spaces between them look like one number. */
const joined = /\}\}[ \t*_.'"“”‘’()[\]/—–]*\{\{/u;
const mixed =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;
