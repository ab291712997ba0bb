/** HTML elements by their effect on the lines of the text. */
const breaks = words('br tr hr');
const blocks = words('p div ul ol table blockquote section article header footer pre h1 h2 h3 h4 h5 h6');
const hidden = words('script style head title template noscript');
const inline = words(
  'a abbr b big body button center cite code dd del dl dt em figure font form html i iframe img input ' +
    'ins kbd label main mark meta link nav object s small span strong sub sup svg tbody td tfoot th thead ' +
    'u video wbr li',
);
const tag = /<(\/?)([a-z][a-z0-9]*)(?:[\s/][^<>]*)?>/iy;

/** What the plain text of a description does not contain any more. */
export type RemovedHtml =
  | 'formatting'
  | 'a comment'
  | 'a script or style'
  | 'an image or video'
  | 'the address of a link';

/**
 * The text of an HTML description. List items and paragraphs become lines, scripts and comments are removed, entities are
 * decoded. What is no HTML stays as it is: unknown tags (`a < b`), a comment or script that is never closed, and pairs of
 * which only one half is there (`Sizes <S> <M>`). The HTML is never parsed by the browser, so nothing in it can run.
 * Whatever is removed is reported.
 */
export function plainText(html: string, onRemoved: (what: RemovedHtml) => void = () => undefined): string {
  if (!/[<&]/.test(html)) return html.trim();
  const isMarkup = tagPairs(html);
  const lastCommentEnd = html.lastIndexOf('-->');
  let text = '';
  let isHtml = false;
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open === -1) break;
    text += html.slice(at, open);
    at = open;
    const commentEnd = open < lastCommentEnd && html.startsWith('<!--', open) ? html.indexOf('-->', open) : -1;
    if (commentEnd !== -1) {
      at = commentEnd + '-->'.length;
      isHtml = true;
      onRemoved('a comment');
      continue;
    }
    const [whole, slash = '', name = ''] = tagAt(html, open) ?? [];
    const kind = name.toLowerCase();
    if (whole === undefined || !isKnown(kind) || !isMarkup(kind, slash === '', open)) {
      text += '<';
      at = open + 1;
      continue;
    }
    isHtml = true;
    at = open + whole.length;
    onRemoved(removedBy(kind, whole));
    if (hidden.has(kind) && slash === '') at = afterTag(html, indexOfEnd(html, kind, at));
    else if (kind === 'li' && slash === '') text += '\n• ';
    else if (kind === 'td' || kind === 'th') text += slash ? ' ' : '';
    else if (breaks.has(kind)) text += '\n';
    else if (blocks.has(kind)) text += '\n\n';
  }
  text += html.slice(at);
  return tidy(decodeEntities(text), isHtml);
}

/** `Cups &amp; saucers` → `Cups & saucers`; unknown entities are kept. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z0-9]{1,9}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined)
      return entities.get(name as string) ?? entities.get((name as string).toLowerCase()) ?? whole;
    const code = decimal !== undefined ? Number(decimal) : parseInt(hex as string, 16);
    const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : whole;
  });
}

function tagAt(html: string, at: number) {
  tag.lastIndex = at;
  return tag.exec(html);
}

function isKnown(kind: string) {
  return breaks.has(kind) || blocks.has(kind) || hidden.has(kind) || inline.has(kind);
}

/** Elements without an end tag, or whose end tag is often left out. */
const unpaired: ReadonlySet<string> = new Set([...breaks, ...words('p li img input wbr meta link td th tr dd dt')]);

/** Tells whether a tag at a position has its other half. `<S>` alone is a size. */
function tagPairs(html: string): (kind: string, isOpening: boolean, at: number) => boolean {
  const lowercase = html.toLowerCase();
  const ends = new Map<string, { readonly firstOpening: number; readonly lastClosing: number }>();
  return (kind, isOpening, at) => {
    if (unpaired.has(kind)) return true;
    let found = ends.get(kind);
    if (!found) {
      const firstOpening = lowercase.search(new RegExp(`<${kind}[\\s/>]`));
      found = { firstOpening, lastClosing: lowercase.lastIndexOf(`</${kind}>`) };
      ends.set(kind, found);
    }
    return isOpening ? found.lastClosing > at : found.firstOpening !== -1 && found.firstOpening < at;
  };
}

function indexOfEnd(html: string, kind: string, from: number) {
  const end = html.slice(from).search(new RegExp(`</${kind}>`, 'i'));
  return end === -1 ? html.length : from + end;
}

function removedBy(kind: string, tag: string): RemovedHtml {
  if (hidden.has(kind)) return 'a script or style';
  if (['img', 'video', 'iframe', 'svg', 'object'].includes(kind)) return 'an image or video';
  return kind === 'a' && /href/i.test(tag) ? 'the address of a link' : 'formatting';
}

function afterTag(html: string, from: number) {
  const found = html.indexOf('>', from);
  return found === -1 ? html.length : found + 1;
}

function tidy(text: string, isHtml: boolean): string {
  // HTML collapses spaces; in plain text they are intended.
  if (!isHtml) return text.trim();
  const lines = text.replace(/[^\S\n]+/g, ' ').replace(/ ?\n ?/g, '\n');
  return lines
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n\n(?=• )/g, '\n')
    .trim();
}

/** The named entities that occur in descriptions. */
const entities: ReadonlyMap<string, string> = new Map([
  ['nbsp', '\u00a0'],
  ...(
    'amp=& lt=< gt=> quot=" apos=\' copy=© reg=® trade=™ deg=° hellip=… mdash=— ndash=– lsquo=‘ rsquo=’ ' +
    'ldquo=“ rdquo=” sbquo=‚ bdquo=„ laquo=« raquo=» bull=• middot=· times=× frac12=½ frac14=¼ frac34=¾ ' +
    'euro=€ pound=£ yen=¥ cent=¢ sect=§ szlig=ß auml=ä ouml=ö uuml=ü Auml=Ä Ouml=Ö Uuml=Ü agrave=à ' +
    'aacute=á acirc=â aring=å aelig=æ ccedil=ç egrave=è eacute=é ecirc=ê euml=ë iacute=í icirc=î iuml=ï ' +
    'ntilde=ñ oacute=ó ocirc=ô oslash=ø oelig=œ ugrave=ù uacute=ú ucirc=û Eacute=É Egrave=È Agrave=À ' +
    'Ccedil=Ç Oslash=Ø Aring=Å'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const),
]);

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}
