import { useMemo, useState } from 'react';
import type { Item } from '../../../domain/item';
import { rowIdsOf } from '../domain/itemForm';
import { stockAt, withStockAt, wrongEntry, type StockPlaces } from '../domain/placedStock';
import { formMessages, type FormErrors } from '../domain/formErrors';
import { cellKey } from '../domain/validation';
import type { VariationEntry } from '../domain/variationForm';
import type { ItemFields } from './useItemFields';
import { useStockPlaces } from './useStockPlaces';

/** The stock of the form at the chosen location, or of all locations. */
export function useStockAtPlace(item: Item | undefined, fields: ItemFields) {
  /** Empty for all locations. */
  const [place, setPlace] = useState('');
  const places = useStockPlaces(item, fields.form.locations);
  return useMemo(() => stockShown(fields, places, [place, setPlace]), [fields, places, place]);
}

/** `place`: the location that is shown; empty for all. */
function stockShown(
  { form, change, changeVariations }: ItemFields,
  places: StockPlaces | undefined,
  [place, setPlace]: readonly [string, (place: string) => void],
) {
  const shown = place === '' ? undefined : places;

  /** `rows` have the stock of the shown location. */
  function changeRows(rows: readonly VariationEntry[], cells: Parameters<typeof changeVariations>[1]) {
    if (!shown) return changeVariations(rows, cells);
    let { placed } = form;
    const variations = form.variations.map((row, index) => {
      const next = rows[index] ?? row;
      if (next.stock === stockAt(row, place, placed, shown)) return { ...next, stock: row.stock };
      const typed = withStockAt(row, place, next.stock, placed, shown);
      placed = typed.placed;
      return { ...next, stock: typed.stock };
    });
    changeVariations(variations, cells);
    change('placed', placed);
  }

  function changeStock(text: string) {
    if (!shown) return change('stock', text);
    const typed = withStockAt({ id: '', stock: form.stock }, place, text, form.placed, shown);
    change('stock', typed.stock);
    change('placed', typed.placed);
  }

  /** What is wrong, also with the stock of a location that is not shown, which is shown then. */
  function withPlacedErrors(found: FormErrors): FormErrors {
    const wrong = wrongEntry(form.placed, rowIdsOf(form));
    if (!wrong) return found;
    setPlace(wrong.location);
    if (wrong.row === '') return { ...found, stock: formMessages.badCount };
    return { ...found, variations: { ...found.variations, [cellKey(wrong.row, 'stock')]: formMessages.badCount } };
  }

  const stockOf = (row: { readonly id: string; readonly stock: string }) =>
    shown ? stockAt(row, place, form.placed, shown) : row.stock;
  return {
    places,
    place,
    setPlace,
    rows: shown ? form.variations.map((row) => ({ ...row, stock: stockOf(row) })) : form.variations,
    /** Of an item without options. */
    stock: stockOf({ id: '', stock: form.stock }),
    changeRows,
    changeStock,
    withPlacedErrors,
  };
}
