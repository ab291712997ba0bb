import type { ImportField } from './importTypes';

/** Every code, and how shops write the most common ones in a header. */
const currency = `${Intl.supportedValuesOf('currency').join('|').toLowerCase()}|us|euro?|kr|zł|kc|ft|lei|rs|rm|rp|c|ca|a|au|nz|r`;

/**
 * The headers that are recognized for each field, best match first: in a file with both `Variant Id` and `Product Id`,
 * the first is the id. Write new ones as `normalizeHeader` returns them: lowercase, without accents and punctuation.
 * Collected from exports of this product, Square, WooCommerce, Shopify, Medusa, Vendure and opensourcepos, and from German and
 * French files.
 */
export const columnSynonyms: readonly (readonly [field: ImportField, names: readonly (string | RegExp)[]])[] = [
  ['id', names('variant id, variation id, token, id, item id, product variant id, product id, clover id, uuid, guid')],
  [
    'name',
    names(
      'item name, product title, product name, title, name, artikelname, artikelbezeichnung, ' +
        'produktname, bezeichnung, artikel, produkt, nom du produit, nom de l article, nom, designation, ' +
        'libelle, article, produit, nombre, nome, nazwa, nazwa produktu, nazev, namn, navn, naam, nimi, urun adi, item, product, customer facing name',
    ),
  ],
  [
    'variation',
    names(
      'variation name, variant title, variant name, variation, variante, ausfuhrung, declinaison, option value, options',
    ),
  ],
  [
    'description',
    names(
      'description, product description, item description, body html, long description, beschreibung, ' +
        'artikelbeschreibung, produktbeschreibung, langbeschreibung, descriptif, descripcion, descrizione, ' +
        'body',
    ),
  ],
  ['reportingCategory', names('reporting category, reporting category name')],
  [
    'category',
    names(
      'category, categories, product category, product categories, category name, item category, ' +
        'product category 1, category 1, kategorie, kategorien, produktkategorie, warengruppe, categorie, ' +
        'rubrique, famille, categoria, department, collection, product group',
    ),
  ],
  [
    'stock',
    names(
      'stock, stock on hand, on hand, current quantity, current stock, current stock level, variant inventory qty, ' +
        'variant inventory quantity, inventory quantity, stock quantity, quantity on hand, quantity, qty, ' +
        'inventory, stock level, available, bestand, lagerbestand, menge, anzahl, stuckzahl, stock disponible, ' +
        'quantite en stock, quantite, cantidad, quantita',
    ),
  ],
  [
    'price',
    [
      ...names(
        'price, regular price, unit price, variant price, selling price, retail price, list price, ' +
          'item price, default price, price amount, price usd, variant price usd, product price usd, verkaufspreis, vk preis, preis, ' +
          'einzelpreis, bruttopreis, stuckpreis, vk, prix de vente, prix unitaire, prix ttc, prix, precio, ' +
          'prezzo, prijs, pris, cena, preco, hinta, fiyat, price eur, variant price eur',
      ),
      /^(variant |product )?price [a-z]{3}$/,
      new RegExp(`^(${currency}) (price|preis|prix|pris|cena)$`),
      /^((regular|unit|selling|retail|list|item|default) )?price( tax)? (incl|excl|inc|ex|net|gross)/,
      new RegExp(
        '^((regular|unit|selling|retail|list|item|default) price|(vk |verkaufs|einzel|brutto|netto)preis|price|preis|prix|pris|cena) ' +
          `(.*\\b)?(${currency})$`,
      ),
      /^((vk |verkaufs|einzel)?preis|prix) (brutto|netto|inkl|ttc|ht)/,
      /^(variant |product )?price .*\busd$/,
      /^(price|preis|prix|precio) (in|en)$/,
      ...names('sale price'),
    ],
  ],
  [
    'currency',
    [
      ...names(
        'currency, currency code, price currency, price currency code, currency iso code, iso currency, ' +
          'currency symbol, money currency, wahrung, wahrungscode, devise, moneda, valuta, waluta, moeda, mena, penznem, para birimi',
      ),
      /^(?!.*\b(cost|compare|purchase|supplier|vendor|shipping|tax)\b).*\b(currency|wahrung|devise|moneda|valuta|waluta|moeda)\b/,
    ],
  ],
  ['itemType', names('item type, product type, type, artikeltyp, produkttyp')],
  ['locations', names('locations, location, standorte, standort, filiale, stores, store, emplacement, magasin')],
  [
    'weightUnit',
    [
      ...names(
        'weight unit, weight units, variant weight unit, weight uom, weight unit of measure, unit of weight, wt unit, ' +
          'gewichtseinheit, einheit gewicht, unite de poids, unidad de peso, unita di peso',
      ),
      /^(item |product |variant |shipping )?(weight|gewichts?) ?(unit|uom|einheit|measure)\b/,
    ],
  ],
  ['unit', names('unit, unit of measure, uom, einheit, mengeneinheit, verkaufseinheit, unite, unidad')],
  [
    'sku',
    names(
      'variant sku, sku, item sku, product sku, stock code, stockcode, item code, product code, ' +
        'item number, product code sku, article number, artikelnummer, artikelnr, artikel nr, art nr, reference, ' +
        'code article, ref, code',
    ),
  ],
  [
    'gtin',
    names(
      'gtin, barcode, variant barcode, ean, variant ean, ean 13, ean13, ean code, upc, variant upc, ' +
        'isbn, gtin upc ean or isbn, global unique id, strichcode, code barre, code barres, code a barres',
    ),
  ],
  [
    'weight',
    [
      ...names('weight kg, weight, variant grams, weight value grams'),
      /^(item |product |variant )?weight (in )?(kgs?|lbs?|g|grams?|oz)$/,
      ...names('grams, variant weight, gewicht'),
      /^gewicht (in )?(kg|g)$/,
      ...names('poids'),
      /^poids (en )?(kg|g)$/,
      ...names('peso, product weight'),
    ],
  ],
  [
    'skipItemDetails',
    names('skip item details, skip item details screen, skip detail screen in pos, skip detail screen'),
  ],
  ['status', names('status, product status, item status, archived, published, active, is active, aktiv, actif')],
  ['createdAt', names('created at, variant created at, product created at, created, date created, erstellt am')],
  ['updatedAt', names('updated at, variant updated at, product updated at, updated, date modified, geandert am')],
  ['parent', names('parent, parent sku, parent id')],
  [
    'cost',
    names(
      'cost per item, default unit cost, unit cost, cost price, item cost, cost, purchase price, einkaufspreis, ' +
        'ek preis, prix d achat, precio de coste, prezzo d acquisto, inkoopprijs',
    ),
  ],
  [
    'lowStock',
    names(
      'low stock amount, low stock threshold, low stock level, low level, low stock, reorder level, reorder point, ' +
        'minimum stock, min stock, mindestbestand, meldebestand, seuil d alerte',
    ),
  ],
  ['handle', names('handle, product handle, url handle, reference handle, slug, product slug')],
];

function names(list: string): readonly string[] {
  return list.split(', ');
}
