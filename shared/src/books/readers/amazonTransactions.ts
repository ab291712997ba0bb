import { dayOfNumber } from '../../ledger/model/calendar';
import type { Fact } from '../facts/fact';
import { itemOf } from './lineFacts';
import { nothingSold } from './movementFacts';
import { defineReader, type Row } from './reader';

type Column = keyof typeof columns;

/** In English, French, German, Italian, Spanish, Dutch and Japanese. */
const columns = {
  date: [
    'date/time',
    'date/heure',
    'Datum/Uhrzeit',
    'Data/Ora',
    'fecha y hora',
    'fecha/hora',
    'datum/tijd',
    '日付/時間',
  ],
  type: ['type', 'Typ', 'tipo', 'トランザクションの種類'],
  order: [
    'order id',
    'numéro de la commande',
    'Bestellnummer',
    'Numero ordine',
    'número de pedido',
    'Id. del pedido',
    'bestelnummer',
    '注文番号',
  ],
  sku: ['sku'],
  item: ['description', 'Beschreibung', 'Descrizione', 'descripción', 'beschrijving', '説明'],
  quantity: ['quantity', 'quantité', 'Menge', 'Quantità', 'cantidad', 'aantal', '数量'],
  sales: [
    'product sales',
    'ventes de produits',
    'Umsätze',
    'Vendite',
    'ventas de productos',
    'verkoop van producten',
    '商品売上',
  ],
  salesTax: [
    'product sales tax',
    'Taxes sur la vente des produits',
    'Produktumsatzsteuer',
    'imposta sulle vendite dei prodotti',
    'impuesto de ventas de productos',
    'geïnde omzetbelasting',
    '商品の売上税',
  ],
  shipping: [
    'shipping credits',
    'postage credits',
    "crédits d'expédition",
    'Gutschrift für Versandkosten',
    'Accrediti per le spedizioni',
    'abonos de envío',
    'créditos de envío',
    'Verzendtegoeden',
    '配送料',
  ],
  shippingTax: [
    'shipping credits tax',
    "taxe sur les crédits d'expédition",
    'Steuer auf Versandgutschrift',
    'imposta accrediti per le spedizioni',
    'impuestos por abonos de envío',
    'impuesto de abono de envío',
    '配送料の税金',
  ],
  wrap: [
    'gift wrap credits',
    "crédits sur l'emballage cadeau",
    'Gutschrift für Geschenkverpackung',
    'Accrediti per confezioni regalo',
    'abonos de envoltorio para regalo',
    'créditos por envoltorio de regalo',
    'kredietpunten cadeauverpakking',
    'ギフト包装手数料',
  ],
  wrapTax: [
    'giftwrap credits tax',
    'Taxes sur les crédits cadeaux',
    'Steuer auf Geschenkverpackungsgutschriften',
    'imposta sui crediti confezione regalo',
    'impuesto de créditos de envoltura',
    'ギフト包装クレジットの税金',
  ],
  regulatoryFee: ['Regulatory Fee'],
  regulatoryTax: ['Tax On Regulatory Fee'],
  points: ['Amazonポイントの費用'],
  rebates: [
    'promotional rebates',
    'Rabais promotionnels',
    'Rabatte aus Werbeaktionen',
    'Sconti promozionali',
    'devoluciones promocionales',
    'descuentos promocionales',
    'promotiekortingen',
    'プロモーション割引額',
  ],
  rebatesTax: [
    'promotional rebates tax',
    'Taxes sur les remises promotionnelles',
    'Steuer auf Aktionsrabatte',
    'imposta sugli sconti promozionali',
    'impuesto de reembolsos promocionales',
    'プロモーション割引の税金',
  ],
  withheld: [
    'marketplace withheld tax',
    'Taxes retenues sur le site de vente',
    'Einbehaltene Steuer auf Marketplace',
    'trattenuta IVA del marketplace',
    'impuesto retenido en el sitio web',
    'impuesto de retenciones en la plataforma',
    'Belasting voor marketplace-facilitator',
    '源泉徴収税を伴うマーケットプレイス',
  ],
  sellingFees: [
    'selling fees',
    'frais de vente',
    'Verkaufsgebühren',
    'Commissioni di vendita',
    'tarifas de venta',
    'verkoopkosten',
    '手数料',
  ],
  fbaFees: [
    'fba fees',
    'Frais Expédié par Amazon',
    'Gebühren zu Versand durch Amazon',
    'Costi del servizio Logistica di Amazon',
    'tarifas de Logística de Amazon',
    'tarifas fba',
    'fba-vergoedingen',
    'FBA 手数料',
  ],
  otherFees: [
    'other transaction fees',
    'autres frais de transaction',
    'Andere Transaktionsgebühren',
    'Altri costi relativi alle transazioni',
    'tarifas de otras transacciones',
    'tarifas de otra transacción',
    'overige transactiekosten',
    'トランザクションに関するその他の手数料',
  ],
  other: ['other', 'autre', 'Andere', 'Altro', 'otro', 'overige', 'その他'],
  total: ['total', 'Gesamt', 'totale', 'totaal', '合計'],
} as const;

const sales = ['sales', 'shipping', 'wrap'] as const;
const rebates = ['rebates', 'points'] as const;
/** What Amazon withholds and pays itself is taken out of what it charged. */
const taxes = [
  'salesTax',
  'shippingTax',
  'wrapTax',
  'rebatesTax',
  'regulatoryFee',
  'regulatoryTax',
  'withheld',
] as const;
const fees = ['sellingFees', 'fbaFees', 'otherFees', 'other'] as const;

const sold = /^(?:order|commande|bestellung|ordine|pedido|bestelling|注文)$/i;
const paidBack =
  /^(?:refund|remboursement|erstattung|rimborso|reembolso|terugbetaling|返金|chargeback refund|a-to-z guarantee.*)$/i;
const moved = /^(?:transfer|transfert|übertrag|trasferimento|transfer(?:ir|encia)|overdracht|振込み?|debt)$/i;

/**
 * The date range report of Amazon's transactions, below some lines about it: a row for each item of an order, whose amounts
 * add up to what Amazon owes. Fees and rebates are negative.
 */
export const amazonTransactions = defineReader<Column>({
  kind: 'amazon-transactions',
  label: 'Amazon transactions',
  family: 'amazon',
  columns,
  required: ['date', 'type', 'order', 'sku', 'sales', 'sellingFees', 'total'],
  amounts: ['sales', 'sellingFees', 'total'],
  read(row) {
    const type = row.text('type');
    if (moved.test(type)) return row.skip(`Money moved, nothing sold: ${type.toLowerCase()}`);
    const at = row.time('date');
    const total = row.amount('total');
    if (total === undefined) return row.refuse('total', 'The amount is missing');
    const order = row.text('order');
    const isRefund = paidBack.test(type);
    if (order === '' || !(isRefund || sold.test(type))) return row.add(feeOf(row, total, at));
    const parts = [sales, rebates, taxes, fees].map((names) => sumOf(row, names));
    if (parts.reduce((sum, part) => sum + part, 0) !== total)
      return row.refuse('total', 'The amounts of the row do not add up to it');
    const day = at === undefined ? '' : dayOfNumber(Math.floor(at.wall / msPerDay));
    const id = isRefund ? `${order}/refund ${day}` : order;
    row.add(orderOf(row, { id, order, at, total, isRefund }));
    row.add(itemLine(row, id, at));
  },
});

const msPerDay = 86_400_000;

function sumOf(row: Row<Column>, names: readonly Column[]): number {
  return names.reduce((sum, name) => sum + (row.amount(name) ?? 0), 0);
}

interface AmazonOrder {
  readonly id: string;
  readonly order: string;
  readonly at: Fact['at'];
  readonly total: number;
  readonly isRefund: boolean;
}

function orderOf(row: Row<Column>, { id, order, at, total, isRefund }: AmazonOrder): Fact {
  const gross = sumOf(row, sales);
  const fee = 0 - sumOf(row, fees);
  return {
    role: 'order',
    id,
    at,
    texts: {
      type: isRefund ? 'refund' : 'sale',
      channel: 'Online',
      tender: 'Amazon',
      refundOf: isRefund ? order : '',
    },
    amounts: {
      itemSales: isRefund ? 0 : gross,
      returns: isRefund ? 0 - gross : 0,
      discounts: 0 - sumOf(row, rebates),
      serviceCharges: 0,
      comps: 0,
      taxes: sumOf(row, taxes),
      partialRefunds: 0,
      totalCollected: total + fee,
      fee,
    },
  };
}

function itemLine(row: Row<Column>, id: string, at: Fact['at']): Fact {
  const gross = sumOf(row, sales);
  const written = row.number('quantity');
  const quantity = written ? Math.abs(written.units / 10 ** written.scale) : 1;
  return {
    role: 'line',
    id,
    at,
    item: itemOf({ name: row.text('item'), sku: row.text('sku'), gross: row.amount('sales') ?? 0, quantity: written }),
    amounts: {
      gross,
      quantity: gross < 0 ? 0 - quantity : quantity,
      discount: 0 - sumOf(row, rebates),
      tax: sumOf(row, taxes),
    },
  };
}

/** Subscriptions, storage, advertising and other charges, and what Amazon pays for its mistakes. */
function feeOf(row: Row<Column>, total: number, at: Fact['at']): Fact {
  const type = row.text('type');
  return {
    role: 'order',
    id: '',
    at,
    texts: {
      type: total > 0 ? 'refund' : 'sale',
      kind: 'Fee',
      description: [type, row.text('item')].filter(Boolean).join(': '),
    },
    amounts: { ...nothingSold, partialRefunds: 0, totalCollected: 0, fee: 0 - total },
  };
}
