import type { MappedField } from './columnMapping';

/** The name of an item, if a quantity and a price stand beside it, else that of a customer. */
export const plainNameWord = /^(name|nom|nombre|nome|naam)$/;

/** Numbers that are no money: names of things, places and counts. */
export const noMoney =
  /\b(ids?|keys?|codes?|zip|postal|postcode|plz|phone|mobile|numbers?|no|nr|year|month|week|weekday|hour|minute|age|rating|count|pack|weight|lit(er|re)s?|gallons?|volume (sold|ml)|lat|lon|latitude|longitude|percentage|pct|installments|balance|saldo|solde|kontostand|(?:end|kassen|anfangs)?bestand|tpv|pdv|territory)\b|\b(items|products|units|pieces|orders|guests|covers|customers|visitors|visits|transactions|tickets|points|sold)$/;

/** Dates of what happens before or after a sale. */
export const noSaleDate =
  /\b(ship|ships|shipped|shipping|shipment|due|deliver(y|ed)?|required|limit|expir\w*|birth\w*|dob|payout|deposit|settle(d|ment)?|released?|updated?|modified|estimated|expected|refund(ed)?|cancel\w*|carrier|approved|join(ed)?|registered|key|stock)\b|\b(product|item|variant|account)\b.*\b(created|added)\b/;

/** Amounts beside the total of a sale. */
export const noTotal = String.raw`(?!.*\b(?:redeemed|certificate|gift|store credit|due|outstanding|shipping|handling|delivery|postage|cash ?back|cost of|product cost|standard cost|bottle cost|unit cost|profit|earnings|margin|marge|gewinn|rohertrag|ganancia|beneficio|lucro|utile|payout|proceeds|net total|tips?|fees?|withdrawn|rounding|authori[sz]ed|authori[sz]ation)\b)`;

/** What a provider takes, and not what the shop charges for a service. */
/** Words around the name of a payment method: `Total cash`, `Card sales`. */
export const besideMethod =
  /^(?:total|sum|paid(?: by| with| in)?|amount|payments?|sales)\s+(?:of\s+)?|\s+(?:amount|payments?|sales|total|paid|received|collected)$/giu;

/** What came back of the cash that was handed over. */
export const changeWord =
  /^(?:change(?: (?:due|given|amount))?|(?:amount )?tendered change|wechselgeld|ruckgeld|rendu(?: monnaie)?|monnaie|vuelto|cambio|resto|troco|wisselgeld|vaxel)$/;

/** A column with what was paid by one payment method. What it holds has to lead to the total. */
export const methodWord =
  /^(?:cash|bar(?:geld|zahlung)?|(?:credit|debit|credit debit)? ?cards?|credit|debit|eftpos|ec(?: karten?| cash)?|girocard|(?:ec|kredit)? ?karten?(?:zahlung(?:en)?)?|visa|master ?card|amex|american express|discover|maestro|pay ?pal|apple pay|google pay|cash app|venmo|zelle|klarna|afterpay|twint|bizum|mb ?way|pix|upi|(?:mobile|digital) ?(?:wallet|pay|payments?)|wallet|m ?pesa|stripe|sum ?up|i ?zettle|zettle|gift ?(?:cards?|certificates?)|e ?vouchers?|vouchers?|gutscheine?|store credit|house account|on account|invoiced?|rechnung|checks?|cheques?|bank ?transfers?|transfer|wire|uberweisung(?:en)?|especes|carte(?: bancaire)?|cb|virement|ticket restaurant|efectivo|tarjetas?|transferencia|contanti|contante|carta|bancomat|contant|pin|i ?deal|dinheiro|cartao|kontant|kort|swish|vipps|mobile ?pay|現金|カード|(?:other|sonstige|andere|autres?|otros?)(?: (?:tenders?|methods?))?)$/;

export const feeWord =
  /^(?!.*\b(avant|before|port|livraison|shipping|delivery|service|booking|convenience|handling|restocking|late)\b).*\b(fees?|gebuhr(en)?|frais|commissions?|comision(es)?|provision|commission[ei]|payment processing)\b/;

/** `coffee name`, and not that of somebody or of a place. */
const nameOfItem =
  /^(?!.*\b(customer|client|user|buyer|first|last|middle|full|store|shop|branch|location|outlet|vendor|seller|supplier|manager|company|billing|shipping|bill|ship|contact|staff|employee|cashier|server|category|file|county|city|country|state|card|account|bank|campaign|event|option|machine|device|promotion|coupon|discount|tax|order|invoice|receipt|transaction|payment|method|gateway|provider|channel|source|table|terminal|register|brand|region|team|rep|agent|waiter|guest|owner|business|merchant|group)\b).* name$/;

/** Not what a tax is taken from, nor that of a part of a sale. */
const taxWord =
  /^(?!.*\b(incl?|including|ex|excl?|excluding|before|without|after) (tax|vat|gst)\b)(?!.*\b(discount|coupon|shipping|delivery|fee|fees|refund(ed)?|id|number|name|class|code)\b).*\b(tax(es)?|tax amount|sales tax|vat|gst|hst|cgst|igst|mwst|ust|steuer|umsatzsteuer|mehrwertsteuer|tva|iva|btw|moms|mva|alv|dph|kdv|ppn)\b/;

const beforeTax = String.raw`\b(?:ex|excl?|excluding|exkl|ohne|before|without) (?:tax(?:es)?|vat|gst|mwst|ust)\b`;

/** An amount that is no discount, refund or tax; `isWhole`: nor one before tax. */
function allOf(words: RegExp, isWhole = false): RegExp {
  return new RegExp(
    String.raw`^${noTotal}(?!.*\b(?:discounts?|coupon|refund(?:s|ed)?)\b)(?!(?!.*\b(?:incl?|including|ex|excl?|excluding|with|without)\b).*\b(?:tax(?:es)?|vat|gst)(?: amount)?$)${isWhole ? `(?!.*${beforeTax})` : ''}.*${words.source}`,
  );
}

/** The tax at one of several rates, `VAT (20.0%)`; the others are added to it. */
export const ratedTax = /^(tax|vat|gst|hst|pst|qst|mwst|ust|tva|tps|iva|btw|moms|steuer)\b.*\d$/;

/** Whether something was paid back, if its cells say yes and no. */
export const refundFlag =
  /^(?:(?:is|was|has|fully|completely|partially|partly) )*(?:refund(?:ed)?|return(?:ed)?|charge ?back|retourniert|erstattet|remboursee?|devuelto|reembolsado)$/;

/** Whether a row is canceled, if its cells say yes and no. */
export const voidFlag =
  /^(?:is |was )?(?:void|voided|cancell?ed|storniert|annulee?|anulad[ao]|cancelad[ao]|annullat[ao]|geannuleerd)$/;

/**
 * Words of header names in several languages, in small letters without accents, the surest first. A field takes the first
 * column that has one of them, if its cells look like it.
 */
export const words: readonly (readonly [MappedField, readonly RegExp[]])[] = [
  [
    'date',
    [
      /^(date|datum|fecha|data|dato|day|tag|jour|paivamaara|pvm|tarih|tanggal|ngay)$/,
      /(sale|order|transaction|invoice|payment|receipt|business|rechnungs?|verkaufs?|beleg|bestell|buchungs?|kauf|zahlungs?).*(date|datum|tag)/,
      /^(日付|取引日|売上日|注文日|販売日|会計日)/,
      /(fecha|date|data) (de|di|du|da|der)/,
      /\b(date|datum|datetime|timestamp|zeitpunkt|zeitstempel|fecha|created|ordered|sold|closed|paid|dt|erstellt|wann|when)\b/,
      /^(time|heure|hora|ora|tijd|tid)$|zeit$/,
    ],
  ],
  ['time', [/^(time|uhrzeit|zeit|heure|hora|ora|orario|tijd|tid|godzina|時刻|時間)$/, /\b(time|uhrzeit|heure|hora)\b/]],
  [
    'quantity',
    [
      /^(quantity|qty|menge|anzahl|stuck|stuckzahl|qte|quantite|cantidad|quantita|quantidade|aantal|antal|antall|maara|mnozstvi|mennyiseg|adet|miktar|so luong|units|ilosc|数量|個数)$/,
      /\b(quantity|qty|menge|anzahl|wieviel|quantite|cantidad|(units|items|bottles|pieces|products) sold)\b/,
    ],
  ],
  [
    'price',
    [
      /^(price|unit price|item price|price each|preis|einzelpreis|stuckpreis|prix|prix unitaire|precio|precio unitario|prezzo|prezzo unitario|valor unitario|preco( unitario)?|prijs|pris|cena|hinta|egysegar|fiyat|birim fiyat|harga|harga satuan|don gia|unit amount|単価|価格)$/,
      /(unit|einzel|stuck|item|each).*(price|preis|cost)|(price|preis|prix|precio|prezzo)/,
    ],
  ],
  ['fee', [feeWord, /^(決済)?手数料/]],
  ['tip', [/\b(tips?|gratuity|trinkgeld|pourboire|propina|mancia|fooi|dricks)\b/, /^チッフ$/]],
  [
    'count',
    [
      /^(number of |no of |# |#)?(orders|transactions|tickets|receipts|checks|bills|invoices|sales count|bons|belege|transaktionen|commandes|pedidos|ordini)( count)?$/,
      /^(order|transaction|ticket|receipt|check|bill|invoice|sales) (count|qty)$/,
      /^(anzahl (der )?(bons|belege|verkaufe|transaktionen|rechnungen)|nombre de (tickets|ventes|transactions|commandes)|numero de (ventas|tickets|pedidos))$/,
    ],
  ],
  [
    'paidBack',
    [
      /^(fully|completely) (refunded|returned)$/,
      /^(?!part).*(refund|return|chargeback|erstattet|remboursee?|devuelto|reembolsado)/,
    ],
  ],
  ['voided', [voidFlag]],
  [
    'refunded',
    [
      /^(?!.*\b(date|reason|id|type|status|quantity|qty|units|items|count|number|tax|excl?)\b).*\b(refund(s|ed)?|erstattet|erstattung|rembourse|remboursement|reembolso|rimborso)\b/,
    ],
  ],
  [
    'shipping',
    [
      new RegExp(String.raw`^(?:shipping|delivery)\b.*${beforeTax}`),
      /^(shipping|postage|delivery|送料|shipping (total|cost|amount|price|fee|rate)|delivery (fee|cost)|versand|versandkosten|frais de port|livraison|envio|gastos de envio|spedizione|verzendkosten)$/,
      /^(?!.*\b(method|name|address|date|discount|status|city|zip|country|company|phone)\b)(?!(?!.*\b(ex|excl?|inc|incl) tax\b).*\btax\b).*\b(shipping|versandkosten)\b/,
    ],
  ],
  [
    'discount',
    [
      /^(?!.*\b(codes?|names?|types?|pct|percentage)\b).*(discount|rabatt|nachlass|remise|reduction|descuento|sconto|korting|desconto|coupon amount|割引|値引|\bdisc\b)/,
      /\b(disc|discount) (pct|percentage)\b/,
    ],
  ],
  [
    'tax',
    [
      /^(total (tax|taxes|vat|gst|sales tax)|(tax|taxes|vat|gst) (total|collected)|sales tax|tax(es)?|tax amount|vat amount)$/,
      taxWord,
      /(steuern?|mwst)( ?betrag)?$/,
      /^(impuestos?|imposte?|impostos?|taxes|belastingen|税金?|消費税|税額)$/,
      ratedTax,
    ],
  ],
  [
    'subtotal',
    [
      new RegExp(String.raw`^sub ?total\b.*${beforeTax}`),
      /^(net|net sales|net amount|net total|subtotal|sub total|netto|nettobetrag|nettoumsatz|zwischensumme|montant ht|total ht|sous total|base imponible|imponibile|ventas netas|ventes nettes|vendite nette|純売上高?|小計)$/,
      /\b(net sales|subtotal|netto\w*|ht)\b/,
      new RegExp(String.raw`\b(?:total|amount|gesamt\w*|betrag|umsatz|price)\b.*${beforeTax}`),
    ],
  ],
  [
    'total',
    [
      /^(合計|総額|合計金額|合計回収額|売上合計)$/,
      /^(total|total sales|total paid|grand total|order total|total amount|total collected|gesamt|gesamtbetrag|gesamtsumme|endbetrag|montant ttc|total ttc|importe total|totale|totaal|valor total)$/,
      /^(amount|gross|gross amount|einnahmen?|entrate|ingresos|recettes|wartosc|kwota|summe|betrag|brutto|bruttobetrag|umsatz|montant|importe|importo|bedrag|belopp|valor|belob|belop|castka|celkem|summa|yhteensa|osszeg|vegosszeg|tutar|toplam|razem|i alt|tong cong|tong tien|amt)$/,
      allOf(
        /\b(total|amount|gesamt\w*|summe|betrag|brutto\w*|umsatz|montant|importe|importo|totale|paid|revenue|sales|collected)\b/,
        true,
      ),
    ],
  ],
  [
    'amount',
    [
      /^taxable (value|amount)$/,
      /^(line total|line amount|item total|total price|extended (price|amount))$/,
      new RegExp(String.raw`\b(?:total|amount|price|sales)\b.*${beforeTax}`),
      /^(sales?) (dollars|amount|value|usd|eur|gbp)$/,
      /^(amount|total|金額|売上|gesamtpreis|gesamt|summe|betrag|umsatz|montant|importe|importo|totale|bedrag|belopp|wartosc|kwota|belob|belop|castka|celkem|summa|yhteensa|osszeg|vegosszeg|tutar|toplam|razem|i alt|tong cong|tong tien|gross sales|sales|revenue|ventes brutes|ventas brutas)$/,
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
      /^(item|item name|product|product name|description|article|artikel|artikelname|produkt|produktname|bezeichnung|artikelbezeichnung|designation|produit|libelle|articulo|producto|produto|descripcion|articolo|prodotto|descrizione|omschrijving|was|what|nazwa|towar|vare|varenavn|vara|tuote|tuotenimi|zbozi|polozka|termek|urun|urun adi|nama barang|nama produk|ten hang|商品名?|品名)$/,
      /^(?!.*\b(category|kategorie|type|id|code|number|no)\b).*\b(item|product|description|artikel\w*|produkt\w*|bezeichnung|designation|produit|articulo|producto|produto|prodotto)\b/,
      plainNameWord,
      nameOfItem,
      /\b(item|product|artikel\w*|produkt\w*|produit|producto)\b/,
    ],
  ],
  [
    'category',
    [
      /\b(category|kategorie|warengruppe|categorie|categoria|kategori|kategoria|varegruppe|tuoteryhma|department|departement|gruppe|group)\b/,
      /^product (line|type)$/,
    ],
  ],
  [
    'id',
    [
      /^(id|no|nr|number|order|invoice|receipt|transaction|ticket|bon|beleg|bonnr|belegnr|rechnungsnr|bestellnr|order id|order no|order number|increment id|kvittonummer|kvitteringsnr|kvitteringsnummer|kuitti|kuittinumero|cislo dokladu|doklad|bizonylatszam|nyugtaszam|fis no|no struk|ma hoa don|numer paragonu|transaction id|receipt number|receipt no|invoice number|invoice no|belegnummer|bonnummer|rechnungsnummer|bestellnummer|vorgangsnummer|numero|n|commande|facture|pedido|factura|ordine|fattura|scontrino|check|check number|ref|reference|rechnung|bestellung|quittung|auftrag|kassenbon|(伝票|注文|取引|レシート)番号)$/,
      /^id (de |di )?(la )?(transac\w+|transazione|operacion|operation|operazione|vent[ae]|vendita|commande|pedido|ordine)$/,
      /^(n|no|nr|num|numero|number) (de |du )?(ticket|facture|commande|note|recu|bon|vente|factura|pedido|venta|scontrino|fattura|ordine|order|receipt|invoice)$/,
      /(order|transaction|txn|receipt|invoice|ticket|beleg|bon|rechnung|bestell|vorgang|payment|sale|check|bill).*(\b(id|no|nr|number)\b|#)|(beleg|bon|rechnungs|bestell|vorgangs)(nr|nummer)/,
    ],
  ],
  ['customerId', [/\b(customer|client|buyer|user) (id|no|nr|number|code|key)\b/]],
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
    [
      /^(tipo|type) (de |di )?(la )?(transac\w+|transazione|operacion|operation|operazione|vent[ae]|vendita)$/,
      /^(type|typ|art|transaktionsart|vorgangsart|vorgang|belegart|belegtyp|vorgangstyp|bon typ|geschaftsvorfall|transaction type|event type|sale type|tipo|kind|event|buchungsart)$/,
    ],
  ],
  [
    'tender',
    [
      /(payment method|payment type|tender|^betal(satt|ing|ingsform|ingsmetode)$|^maksutapa$|^zpusob platby$|^odeme (tipi|sekli)$|^fizetesi mod$|^metode pembayaran$|^platnosc$|cash type|funding source|支払方法|zahlungsart|zahlart|zahlungsmethode|zahlungsmittel|bezahlt mit|mode de paiement|moyen de paiement|reglement|forma de (pago|pagamento)|^pagamento$|metodo de pago|metodo di pagamento|betaalwijze|paid with|card type|^payment$|^method$)/,
    ],
  ],
  [
    'location',
    [
      /^(?!.*\b(id|no|nr|number|code|key|credit|type|address|url)\b).*\b(location|store|shop|branch|filiale|standort|laden|magasin|boutique|tienda|sucursal|negozio|outlet|site)\b/,
      /^(?!.*\b(credit|type)\b).*\b(location|store|shop|branch|outlet|site)\b/,
      /^(店舗|店名)/,
    ],
  ],
  [
    'staff',
    [
      /\b(staff|employee|cashier|server|team member|bediener|mitarbeiter|kassierer|verkaufer|vendeur|caissier|empleado|cajero|operator|user)\b/,
    ],
  ],
  [
    'device',
    [
      /^(?:pos |cash )?(?:tills?|registers?|terminals?|kassen?|caisses?|cajas?|cassa|kassa|pdv)(?: ?(?:id|no|nr|name|number|nummer))?$/,
    ],
  ],
  [
    'customerName',
    [
      /\b(customer name|kundenname|nom du client|nombre del cliente)\b/,
      /^(?!.*\b(id|no|nr|number|code|key|note|message|e ?mail|type|segment|category|phone|group|since|contacts?)\b).*\b(customer|kunde|client|cliente|buyer|klant)\b/,
    ],
  ],
  ['currency', [/\b(currency|wahrung|devise|moneda|valuta|waluta)\b/]],
  ['zone', [/\btime ?zone\b/]],
];
