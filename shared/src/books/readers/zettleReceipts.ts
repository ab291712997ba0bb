import { isCash } from './lineFacts';
import { defineReader } from './reader';

const columns = {
  date: ['Date', 'Datum', 'Dato', 'Fecha', 'Data'],
  time: ['Time', 'Tid', 'Klokkeslett', 'Uhrzeit', 'Heure', 'Hora', 'Ora'],
  id: ['Receipt number', 'Kvittonummer', 'Kvitteringsnummer', 'Belegnummer', 'Quittungsnummer', 'Numéro de reçu'],
  tax: ['VAT', 'Moms', 'MVA', 'MwSt', 'USt', 'TVA', 'IVA', 'Tax'],
  tip: ['Tip', 'Tips', 'Gratuity', 'Dricks', 'Trinkgeld', 'Pourboire'],
  discount: ['Discount', 'Rabatt'],
  total: ['Total', 'Totalt', 'Gesamt', 'Totalbetrag'],
  fee: ['Fee', 'Avgift', 'Gebyr', 'Gebühr', 'Frais'],
  net: ['Net', 'Netto'],
  method: [
    'Payment method',
    'Betalningsmetod',
    'Betalingsmetode',
    'Zahlungsart',
    'Zahlungsmethode',
    'Mode de paiement',
  ],
  card: ['Card issuer', 'Kortutgivare', 'Kortutsteder', 'Kartenaussteller', 'Card type', 'Korttyp', 'Kartentyp'],
  staff: ['Staff', 'Personal', 'Medarbeider', 'Mitarbeiter', 'Employé'],
  description: ['Description', 'Beskrivning', 'Beskrivelse', 'Beschreibung'],
  device: ['Sold via', 'Såld via', 'Solgt via', 'Verkauft über', 'Device'],
} as const;

/** Receipts of Zettle: totals contain tax and tip, and there is a column of tax for each rate. The net amount is after the fee. */
export const zettleReceipts = defineReader<keyof typeof columns>({
  kind: 'zettle-receipts',
  label: 'Zettle receipts',
  family: 'zettle',
  columns,
  required: ['date', 'id', 'total', 'fee', 'net', 'method'],
  never: ['Gross sales', 'Net sales', 'Gross', 'Currency', 'Type', 'Status'],
  amounts: ['tax', 'total', 'fee', 'net'],
  severalTaxes: 'tax',
  dateOrder: 'day first',
  read(row) {
    const total = row.amount('total');
    const at = row.time('date', row.has('time') ? 'time' : undefined);
    if (total === undefined) return row.refuse('total', 'The amount is missing');
    const [fee, net] = [row.amount('fee'), row.amount('net')];
    const taken = fee === undefined || net === undefined ? fee : total - net;
    if (taken !== undefined && Math.abs(taken) !== Math.abs(fee ?? 0))
      return row.refuse('net', 'The net amount is not the total without the fee');
    const taxes = row.has('tax') ? (row.amount('tax') ?? 0) : undefined;
    const tips = row.amount('tip') ?? 0;
    const size = Math.abs(row.amount('discount') ?? 0);
    const sold = taxes === undefined ? undefined : total - taxes - tips;
    const isPaidInCash = isCash(row.text('method')) || /^kontanter?$/i.test(row.text('method'));
    const isRefund = total < 0;
    row.add({
      role: 'order',
      id: row.text('id'),
      at,
      texts: {
        type: isRefund ? 'refund' : 'sale',
        tender: isPaidInCash ? 'Cash' : /card|kort|kart|carte/i.test(row.text('method')) ? 'Card' : row.text('method'),
        method: isPaidInCash ? 'cash' : 'card',
        staff: row.text('staff'),
        device: row.text('device'),
        description: row.text('description'),
      },
      amounts: {
        netSales: sold,
        ...(size === 0 &&
          row.has('discount') &&
          sold !== undefined && {
            itemSales: isRefund ? 0 : sold,
            returns: isRefund ? 0 - sold : 0,
            discounts: 0,
            serviceCharges: 0,
            comps: 0,
          }),
        taxes,
        tips: row.has('tip') ? tips : undefined,
        partialRefunds: 0,
        totalCollected: total,
        fee: taken,
      },
    });
  },
});
