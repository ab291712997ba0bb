import { unnamedItem } from '../../ledger/catalog/noNames';
import type { SoldItemFacts } from '../../ledger/columns/columns';
import { knownTender, writtenTender } from '../../ledger/model/tenders';
import { type PlainNumber, remembered } from '../reading/numbers';
import type { Row } from './reader';

interface NamedItem {
  readonly name: string;
  readonly variation?: string;
  readonly sku?: string;
  readonly category?: string;
  readonly unit?: string;
  readonly gross: number;
  readonly quantity: PlainNumber | undefined;
}

/** An item as reports name it. Its price is what one unit cost before discounts. */
export function itemOf({
  name,
  variation = '',
  sku = '',
  category = '',
  unit = '',
  gross,
  quantity,
}: NamedItem): SoldItemFacts {
  const isPlain = variation === '' || /^(?:regular|default title)$/i.test(variation);
  const count = quantity ? quantity.units / 10 ** quantity.scale : 1;
  return {
    name: isPlain ? name || sku || unnamedItem : `${name}, ${variation}`,
    category,
    sku,
    unit,
    ...(!isPlain && { variation }),
    price: count === 0 ? 0 : Math.round(Math.abs(gross / count)),
  };
}

/** The signed quantity of a line, which is returned if its gross amount is negative, or if it is free and its quantity is. */
export function lineQuantity(gross: number, quantity: PlainNumber | undefined): number {
  const count = quantity ? quantity.units / 10 ** quantity.scale : 1;
  return gross < 0 ? 0 - Math.abs(count) : gross > 0 ? Math.abs(count) : count;
}

/** For exports that write zero as an amount: a blank one is missing. */
export function refuseBlank<Column extends string>(row: Row<Column>, columns: readonly Column[]) {
  for (const column of columns) if (row.text(column) === '') row.refuse(column, 'The amount is missing');
}

/** `Payment failed`, `Order was canceled`, `wc-cancelled`: what a status is about says nothing. */
const about =
  /^(?:wc-)?(?:(?:payment|order|transaction|sale|customer|buyer|seller|merchant|user|system|processor|gateway|bank|card|issuer|settlement|authori[sz]ation|auto(?:matically)?)[ _-]+(?:was |has been |is )?)?/i;

const canceledWords =
  /^(?:cancel|void(?![ _-]?fail)|fail|declin|denied|abandon|expired|error|reject|unsuccessful|incomplete|fraud|pending[ _-]payment|not[ _-](?:paid|completed|captured|successful)|no[ _-]sale|delet|trash|(?:checkout[ _-]|auto[ _-])?draft|quot(?:e|ation)$|parked|storn|abgebrochen|abgelehnt|fehlgeschlagen|entwurf|angebot$|annul|échou|refusé|brouillon|anulad|cancelad|fallid|rechazad|annullat|rifiutat|geannuleerd|mislukt|avbruten|misslyckad)/i;

/** Whether nothing was sold or paid, by a status as systems of several languages name it. */
export const isCanceled = remembered((status) => status !== '' && canceledWords.test(status.replace(about, '')));

/** Whether nothing was paid yet, by such a status. */
export const isUnpaid = remembered((status) =>
  /^(?:pending|unpaid|on[- ]hold|awaiting\b.*\bpayment|open$|uncollectible|overdue|past[ _-]due|authori[sz]ed|uncaptured|requires[_ ]|ausstehend|unbezahlt|en attente|impayé|pendiente|in attesa|in afwachting)/i.test(
    status,
  ),
);

/** Whether a payment method is cash, as tills of several languages name it. */
export const isCash = remembered((tender) => knownTender(writtenTender(tender)) === 'Cash');

/** Whether all of a sale or an item was paid back, by its status. */
export const isPaidBack = remembered((status) =>
  /^(?:(?:fully )?(?:refunded|returned)|charge(?:d[ -]?)?back|(?:vollständig )?erstattet|remboursée?|reembolsad[oa]|devuelt[oa]|rimborsat[oa])$/i.test(
    status.replace(about, ''),
  ),
);

/** Whether some of it was, or was not, without saying how much. */
export const isPartlyPaidBack = remembered(
  (status) =>
    !isPaidBack(status) &&
    !/\b(?:no|not)\b|pending|request/i.test(status) &&
    /refund|return|charge ?back|erstatt/i.test(status),
);

/** Whether a column such as `Refunded?` says so; `undefined` if it says neither, as an amount does. */
export function flagOf(text: string): boolean | undefined {
  if (/^(?:yes|y|true|t|x|ja|oui|s[ií]|sim|full|fully)$/i.test(text) || isPaidBack(text)) return true;
  return /^(?:no|n|false|f|nein|non|n[ãa]o|none|not .*)$/i.test(text) ? false : undefined;
}
