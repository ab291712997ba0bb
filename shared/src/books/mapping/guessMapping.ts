import { isBlank, readNumber } from '../reading/numbers';
import { isTotal } from '../reading/rowReader';
import { createTimeReader } from '../reading/times';
import type { ColumnMapping, MappedField } from './columnMapping';
import {
  contentOf,
  hasSalesAndTheirLines,
  plainName,
  withoutPayout,
  withoutRepeated,
  withoutTotals,
  type Content,
  type Fields,
} from './misleadingColumns';
import { withoutTwins } from './twinColumns';

/** Amounts that few rows have. */
const mayBeBlank: ReadonlySet<MappedField> = new Set(['discount', 'tax', 'tip', 'fee', 'refunded']);

/** The name of an item, if a quantity and a price stand beside it, else that of a customer. */
const plainNameWord = /^(name|nom|nombre|nome|naam)$/;

/** Not what a tax is taken from, nor that of a part of a sale. */
const taxWord =
  /^(?!.*\b(incl?|including|ex|excl|excluding|before|without|after) (tax|vat|gst)\b)(?!.*\b(discount|coupon|shipping|delivery|fee|fees|refund(ed)?|id|number|name|class|code)\b).*\b(tax(es)?|tax amount|sales tax|vat|gst|hst|cgst|igst|mwst|ust|steuer|umsatzsteuer|mehrwertsteuer|tva|iva|btw|moms)\b/;

const beforeTax = String.raw`\b(?:ex|excl|excluding|exkl|ohne|before|without) (?:tax(?:es)?|vat|gst|mwst|ust)\b`;

/** An amount that is no discount, refund or tax; `isWhole`: nor one before tax. */
function allOf(words: RegExp, isWhole = false): RegExp {
  return new RegExp(
    String.raw`^(?!.*\b(?:discounts?|coupon|refund(?:s|ed)?)\b)(?!(?!.*\b(?:incl?|including|ex|excl|excluding|with|without)\b).*\b(?:tax(?:es)?|vat|gst)(?: amount)?$)${isWhole ? `(?!.*${beforeTax})` : ''}.*${words.source}`,
  );
}

/** The tax at one of several rates, `VAT (20.0%)`; the others are added to it. */
const ratedTax = /^(tax|vat|gst|hst|pst|qst|mwst|ust|tva|tps|iva|btw|moms|steuer)\b.*\d$/;

/**
 * Words of header names in several languages, in small letters without accents, the surest first. A field takes the first
 * column that has one of them, if its cells look like it.
 */
const words: readonly (readonly [MappedField, readonly RegExp[]])[] = [
  [
    'date',
    [
      /^(date|datum|fecha|data|dato|day|tag|jour)$/,
      /(sale|order|transaction|invoice|payment|receipt|business|rechnungs?|verkaufs?|beleg|bestell|buchungs?|kauf|zahlungs?).*(date|datum|tag)/,
      /(fecha|date|data) (de|di|du|da|der)/,
      /\b(date|datum|datetime|timestamp|zeitpunkt|zeitstempel|fecha|created|ordered|sold|paid|erstellt|wann|when)\b/,
    ],
  ],
  ['time', [/^(time|uhrzeit|zeit|heure|hora|ora|tijd|tid)$/, /\b(time|uhrzeit|heure|hora)\b/]],
  [
    'quantity',
    [
      /^(quantity|qty|menge|anzahl|stuck|stuckzahl|qte|quantite|cantidad|quantita|quantidade|aantal|antal|units)$/,
      /\b(quantity|qty|menge|anzahl|wieviel|quantite|cantidad|units sold|items sold)\b/,
    ],
  ],
  [
    'price',
    [
      /^(price|unit price|item price|price each|preis|einzelpreis|stuckpreis|prix|prix unitaire|precio|precio unitario|prezzo|prezzo unitario|prijs|pris)$/,
      /(unit|einzel|stuck|item|each).*(price|preis|cost)|(price|preis|prix|precio|prezzo)/,
    ],
  ],
  ['fee', [/\b(fees?|gebuhr(en)?|frais|commission|comision|provision|commissione)\b/]],
  ['tip', [/\b(tips?|gratuity|trinkgeld|pourboire|propina|mancia|fooi|dricks)\b/]],
  [
    'refunded',
    [
      /^(?!.*\b(date|reason|id|type|status)\b).*\b(refund(s|ed)?|erstattet|erstattung|rembourse|remboursement|reembolso|rimborso)\b/,
    ],
  ],
  [
    'shipping',
    [
      /^(shipping|postage|delivery|shipping (total|cost|amount|price|fee)|delivery (fee|cost)|versand|versandkosten|frais de port|livraison|envio|gastos de envio|spedizione|verzendkosten)$/,
      /^(?!.*\b(method|name|address|date|discount|status|city|zip|country|company|phone)\b)(?!(?!.*\b(ex|excl|inc|incl) tax\b).*\btax\b).*\b(shipping|versandkosten)\b/,
    ],
  ],
  [
    'discount',
    [
      /^(?!.*\b(codes?|names?|types?)\b).*(discount|rabatt|nachlass|remise|reduction|descuento|sconto|korting|desconto|coupon amount)/,
    ],
  ],
  [
    'tax',
    [
      /^(total (tax|taxes|vat|gst|sales tax)|(tax|taxes|vat|gst) (total|collected)|sales tax|tax(es)?|tax amount|vat amount)$/,
      taxWord,
      /(steuer|mwst)( ?betrag)?$/,
      ratedTax,
    ],
  ],
  [
    'subtotal',
    [
      /^(net|net sales|net amount|net total|subtotal|sub total|netto|nettobetrag|nettoumsatz|zwischensumme|montant ht|total ht|sous total|base imponible|imponibile)$/,
      /\b(net sales|subtotal|netto\w*|ht)\b/,
      new RegExp(String.raw`\b(?:total|amount|gesamt\w*|betrag|umsatz|price)\b.*${beforeTax}`),
    ],
  ],
  [
    'total',
    [
      /^(total|grand total|order total|total amount|total collected|gesamt|gesamtbetrag|gesamtsumme|endbetrag|montant ttc|total ttc|importe total|totale|totaal|valor total)$/,
      /^(amount|gross|gross amount|summe|betrag|brutto|bruttobetrag|umsatz|montant|importe|importo|bedrag|belopp|valor)$/,
      allOf(
        /\b(total|amount|gesamt\w*|summe|betrag|brutto\w*|umsatz|montant|importe|importo|totale|paid|revenue|sales|collected)\b/,
        true,
      ),
    ],
  ],
  [
    'amount',
    [
      /^(line total|total price|amount|total|gesamtpreis|gesamt|summe|betrag|umsatz|montant|importe|importo|totale|line amount|item total|gross sales|sales|revenue)$/,
      allOf(/\b(total|amount|gesamt\w*|summe|betrag|umsatz|montant|importe|importo|sales|revenue)\b/),
    ],
  ],
  [
    'sku',
    [
      /^(sku|item code|product code|item number|item id|product id|article number|artikelnummer|artikelnr|artikel nr|art nr|artnr|reference|referencia|codice|code|barcode|ean|plu)$/,
      /\b(sku|item code|product code|artikelnummer)\b/,
    ],
  ],
  [
    'item',
    [
      /^(item|item name|product|product name|description|article|artikel|artikelname|produkt|produktname|bezeichnung|artikelbezeichnung|designation|produit|libelle|articulo|producto|descripcion|articolo|prodotto|descrizione|omschrijving|was|what)$/,
      /^(?!.*\b(category|kategorie|type|id|code)\b).*\b(item|product|description|artikel\w*|produkt\w*|bezeichnung|designation|produit|articulo|producto)\b/,
      plainNameWord,
      /\b(item|product|artikel\w*|produkt\w*|produit|producto)\b/,
    ],
  ],
  ['category', [/\b(category|kategorie|warengruppe|categorie|categoria|department|departement|gruppe|group)\b/]],
  [
    'id',
    [
      /^(id|no|nr|number|order|invoice|receipt|transaction|ticket|bon|beleg|bonnr|belegnr|rechnungsnr|bestellnr|order id|order no|order number|transaction id|receipt number|receipt no|invoice number|invoice no|belegnummer|bonnummer|rechnungsnummer|bestellnummer|vorgangsnummer|numero|n|commande|facture|pedido|factura|ordine|fattura|check|check number|ref|reference)$/,
      /^(n|no|nr|num|numero|number) (de |du )?(ticket|facture|commande|factura|pedido|order|receipt|invoice)$/,
      /(order|transaction|receipt|invoice|ticket|beleg|bon|rechnung|bestell|vorgang|payment|sale|check|bill).*(\b(id|no|nr|number)\b|#)|(beleg|bon|rechnungs|bestell|vorgangs)(nr|nummer)/,
    ],
  ],
  [
    'status',
    [
      /^((order|payment|financial|transaction|sale) )?(status|state)$|^result$/,
      /^(?!.*\b(tax|fulfil\w*|shipping|delivery|shipment|payout|inventory)\b).*\b(status|state|zustand|etat|estado|stato)\b/,
      /\b(status|state)$/,
    ],
  ],
  [
    'type',
    [/^(type|typ|art|vorgangsart|vorgang|belegart|transaction type|event type|sale type|tipo|kind|event|buchungsart)$/],
  ],
  [
    'tender',
    [
      /(payment method|payment type|tender|zahlungsart|zahlart|zahlungsmethode|zahlungsmittel|bezahlt mit|mode de paiement|moyen de paiement|reglement|forma de pago|metodo de pago|metodo di pagamento|betaalwijze|paid with|card type|^payment$|^method$)/,
    ],
  ],
  [
    'location',
    [/\b(location|store|shop|branch|filiale|standort|laden|magasin|boutique|tienda|sucursal|negozio|outlet|site)\b/],
  ],
  [
    'staff',
    [
      /\b(staff|employee|cashier|server|team member|bediener|mitarbeiter|kassierer|verkaufer|vendeur|caissier|empleado|cajero|operator|user)\b/,
    ],
  ],
  [
    'customerName',
    [/\b(customer name|kundenname|nom du client|nombre del cliente|customer|kunde|client|cliente|buyer|klant)\b/],
  ],
  ['currency', [/\b(currency|wahrung|devise|moneda|valuta|waluta)\b/]],
  ['zone', [/\btime ?zone\b/]],
];

const itemFields: ReadonlySet<MappedField> = new Set([
  'date',
  'time',
  'zone',
  'id',
  'sku',
  'item',
  'category',
  'quantity',
  'price',
  'amount',
  'discount',
  'tax',
  'tender',
  'currency',
  'customerName',
  'location',
  'staff',
  'status',
  'type',
]);
const saleFields: ReadonlySet<MappedField> = new Set([
  'date',
  'time',
  'id',
  'total',
  'subtotal',
  'discount',
  'tax',
  'tip',
  'shipping',
  'fee',
  'refunded',
  'tender',
  'currency',
  'customerName',
  'location',
  'staff',
  'status',
  'type',
]);

/**
 * How a file of no known kind is most likely to be read, by the names of its columns and what is in them. `wanted`: what
 * its rows are, if that is known.
 */
export function guessMapping(
  names: readonly string[],
  rows: readonly (readonly string[])[],
  wanted?: ColumnMapping['rows'],
): ColumnMapping {
  const contents = names.map((_, column) => contentIn(rows.map((cells) => cells[column] ?? '')));
  const items = mappedBy(itemFields, names, contents);
  const prices = [items.quantity, items.price].filter((name) => name !== undefined).length;
  const hasItems = items.item !== undefined && prices >= (plainNameWord.test(plainName(items.item)) ? 2 : 1);
  const isOfItems = wanted === undefined ? hasItems : wanted === 'items';
  const mapped = isOfItems ? items : withoutPayout(mappedBy(saleFields, names, contents), names, rows);
  const found = withoutTwins(mapped, names, rows);
  const named = { ...unnamedFields(isOfItems, mapped, names, contents), ...found };
  const all = isOfItems ? named : withoutRepeated(named, names, rows, contents);
  const columns = !isOfItems && hasSalesAndTheirLines(names, rows) ? withoutTotals(all) : all;
  const main = isOfItems ? (columns.price ?? columns.amount) : undefined;
  const isGross = main !== undefined && /brutto|ttc|incl|inkl/i.test(main);
  return {
    rows: isOfItems ? 'items' : 'sales',
    columns,
    ...(columns.tax !== undefined && isGross && { isTaxIncluded: true }),
  };
}

/** Fields without which nothing can be read, by content alone: the first date, and the last number, as totals are. */
function unnamedFields(
  isOfItems: boolean,
  found: Fields,
  names: readonly string[],
  contents: readonly Content[],
): Fields {
  const free = names
    .map((name, index) => ({ name, content: contents[index] }))
    .filter(({ name }) => !Object.values(found).includes(name));
  const date = free.find(({ content }) => content === 'dates')?.name;
  const number = free.findLast(({ content }) => content === 'numbers')?.name;
  const hasAmount = [found.price, found.amount, found.total, found.subtotal].some((name) => name !== undefined);
  return {
    ...(date !== undefined && { date }),
    ...(number !== undefined && !hasAmount && (isOfItems ? { amount: number } : { total: number })),
  };
}

function mappedBy(fields: ReadonlySet<MappedField>, names: readonly string[], contents: readonly Content[]): Fields {
  const plain = names.map(plainName);
  const taken = new Set<number>();
  const columns: Fields = {};
  for (const [field, patterns] of words) {
    if (!fields.has(field)) continue;
    const column = firstMatch(
      patterns,
      (pattern, index) => {
        const content = contents[index];
        const wanted = contentOf[field];
        const fits = wanted === undefined || content === wanted || (content === 'nothing' && mayBeBlank.has(field));
        // A rate, `Tax %`, is no amount.
        const isRate =
          wanted === 'numbers' &&
          field !== 'quantity' &&
          /%|percent|prozent|rate|satz/i.test(names[index] ?? '') &&
          !(pattern === ratedTax && /\d\s*%/.test(names[index] ?? ''));
        // Amounts of an order stand on the rows of all its items.
        const isOfOrder = fields === itemFields && wanted === 'numbers' && /^(order|cart)\b/.test(plain[index] ?? '');
        return !taken.has(index) && fits && !isRate && !isOfOrder && pattern.test(plain[index] ?? '');
      },
      names.length,
    );
    if (column === -1) continue;
    taken.add(column);
    columns[field] = names[column] ?? '';
  }
  return columns;
}

function firstMatch(
  patterns: readonly RegExp[],
  isMatch: (pattern: RegExp, column: number) => boolean,
  count: number,
): number {
  for (const pattern of patterns)
    for (let column = 0; column < count; column += 1) if (isMatch(pattern, column)) return column;
  return -1;
}

/** Most cells of a column must look alike, because some are typed wrong. */
const enough = 0.8;
const clock = /^\d\d?:\d\d(:\d\d)?( ?[ap]\.?\s?m\.?)?$/i;

function contentIn(cells: readonly string[]): Content {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => !isBlank(cell) && !isTotal(cell));
  if (filled.length === 0) return 'nothing';
  const times = createTimeReader('day first');
  const others = createTimeReader('month first');
  const isMost = (test: (cell: string) => boolean) => filled.filter(test).length >= filled.length * enough;
  if (isMost((cell) => clock.test(cell))) return 'times';
  if (isMost((cell) => (times.read(cell, '') ?? others.read(cell, '')) !== undefined)) return 'dates';
  if (isMost((cell) => (readNumber(cell, '.') ?? readNumber(cell, ',')) !== undefined)) return 'numbers';
  return 'texts';
}
