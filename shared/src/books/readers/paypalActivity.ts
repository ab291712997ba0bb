import { inUnits } from '../reading/numbers';
import { defineReader, type Row } from './reader';
import { movementFacts } from './movementFacts';

type Column = keyof typeof columns;

const columns = {
  date: ['Date', 'Datum', 'Fecha', 'Data'],
  time: ['Time', 'Uhrzeit', 'Heure', 'Hora', 'Orario'],
  zone: ['TimeZone', 'Zeitzone', 'Fuseau horaire', 'Zona horaria', 'Fuso orario'],
  name: ['Name', 'Nom', 'Nombre', 'Nome'],
  type: ['Type', 'Typ', 'Tipo', 'Description', 'Beschreibung', 'Descripción', 'Descrizione'],
  status: ['Status', 'État', 'Estado', 'Stato'],
  currency: ['Currency', 'Währung', 'Devise', 'Divisa', 'Valuta'],
  gross: ['Gross', 'Brutto', 'Avant commission', 'Bruto', 'Lordo'],
  fee: ['Fee', 'Gebühr', 'Entgelt', 'Commission', 'Tarifa', 'Comisión', 'Tariffa'],
  net: ['Net', 'Netto', 'Neto'],
  id: ['Transaction ID', 'Transaktionscode', 'Numéro de transaction', 'Id. de transacción', 'Codice transazione'],
  reference: [
    'Reference Txn ID',
    'Zugehöriger Transaktionscode',
    'Numéro de la transaction de référence',
    'Id. de referencia de trans.',
    'Codice transazione di riferimento',
  ],
  impact: ['Balance Impact', 'Auswirkung auf Guthaben'],
} as const;

const conversions =
  /currency conversion|währungsumrechnung|conversion de devise|conversi[oó]n de divisa|conversione di valuta/i;
const moved =
  /withdrawal|deposit|\bhold\b|release|reserve|authori[sz]ation|transfer|top-?up|shopping cart item|abbuchung|auszahlung|bankgutschrift|einbehalt|autorisierung|überweisung|virement|retrait|suspension|autorisation|retirada|retiro|dep[oó]sito|retenci[oó]n|autorizaci[oó]n|transferencia|prelievo|deposito|trattenuta|autorizzazione|bonifico/i;
const refunds = /refund|rückzahlung|erstattung|remboursement|reembolso|rimborso/i;
const disputes =
  /reversal|chargeback|dispute|rückbuchung|stornierung|käuferschutz|annulation|litige|contestation|anulaci[oó]n|contracargo|disputa|storno|contestazione/i;
const fees = /\bfees?\b|entgelt|gebühr|\bfrais\b|\btarifa\b|\bcomisi[oó]n\b|\btariffa\b|\bcommission[ei]?\b/i;
const done =
  /^(?:|completed|cleared|refunded|partially refunded|reversed|abgeschlossen|erstattet|teilweise erstattet|terminé|remboursé|partiellement remboursé|completad[oa]|reembolsado|completata|rimborsat[oa])$/i;

/**
 * The activity of a PayPal account. A payment in another currency has rows of its conversion, which refer to it: what the one
 * in the shop's currency says came in for its net amount.
 */
export const paypalActivity = defineReader<Column>({
  kind: 'paypal-activity',
  label: 'PayPal activity',
  family: 'paypal',
  columns,
  required: ['date', 'time', 'zone', 'type', 'currency', 'gross', 'fee', 'net', 'id'],
  currencies: ['currency'],
  amounts: ['gross', 'fee', 'net'],
  read(row) {
    const [type, status] = [row.text('type'), row.text('status')];
    const isOwn = row.isOwnCurrency(row.text('currency'));
    if (conversions.test(type) && isOwn && row.text('reference') !== '') return addConversion(row);
    if (conversions.test(type) || moved.test(type) || /^memo$/i.test(row.text('impact')))
      return row.skip(`Money moved, nothing sold: ${type.toLowerCase()}`);
    if (!done.test(status)) return row.skip(`Not paid: ${status.toLowerCase()}`);
    const gross = row.number('gross');
    if (!gross) return row.refuse('gross', 'The amount is missing');
    const category = categoryOf(type, gross.units);
    if (category === undefined)
      return row.skip(`${gross.units < 0 ? 'Money spent' : 'Money got back'}, nothing sold: ${type.toLowerCase()}`);
    const movement = {
      id: row.text('id'),
      at: row.time('date', 'time', row.text('zone')),
      category,
      refundOf: category === 'payment' ? '' : row.text('reference'),
      texts: { tender: 'PayPal', channel: 'Online', customerName: row.text('name'), description: type },
    };
    if (isOwn) {
      const [amount = 0, net] = [row.amount('gross'), row.amount('net')];
      const fee = net === undefined ? 0 - (row.amount('fee') ?? 0) : amount - net;
      for (const fact of movementFacts({ ...movement, amount, fee })) row.add(fact);
      return;
    }
    const net = row.number('net');
    if (!net) return row.refuse('net', 'The amount is missing');
    for (const fact of movementFacts({ ...movement, amount: gross.units, fee: undefined }))
      row.add({
        ...fact,
        texts: { ...fact.texts, conversion: 'needed' },
        amounts: {
          foreignPaid: category === 'fee' ? 0 : inUnits(gross, 4),
          foreignNet: inUnits(net, 4),
          convertedNet: 0,
        },
      });
  },
});

/** As Stripe names it; `undefined` for purchases of the shop and what was paid back of them. */
function categoryOf(
  type: string,
  gross: number,
): 'payment' | 'refund' | 'dispute' | 'dispute reversal' | 'fee' | undefined {
  if (fees.test(type)) return 'fee';
  if (disputes.test(type)) return gross < 0 ? 'dispute' : 'dispute reversal';
  if (refunds.test(type)) return gross < 0 ? 'refund' : undefined;
  return gross < 0 ? undefined : 'payment';
}

/** What came in, in the shop's currency, for a payment in another one. */
function addConversion(row: Row<Column>) {
  const convertedNet = row.amount('gross');
  if (convertedNet === undefined) return row.refuse('gross', 'The amount is missing');
  row.add({
    role: 'order',
    id: row.text('reference'),
    key: row.text('id'),
    at: row.time('date', 'time', row.text('zone')),
    texts: { conversion: 'given' },
    amounts: { foreignPaid: 0, foreignNet: 0, convertedNet },
  });
}
