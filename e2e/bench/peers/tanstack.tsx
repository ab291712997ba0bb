import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { manyItems } from '../harness/items';
import { offerList } from '../harness/offerList';

type Items = ReturnType<typeof manyItems>;
const price = ({ price: text }: Items[number]) => Number.parseFloat(text.slice(1));
const fields = ['name', 'category', 'price', 'stock', 'sku', 'itemType'] as const;
const grid = { display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)' } as const;

/** Rows by TanStack Virtual; search, sort order and filter as a page without a library has them. */
function List({ items }: { readonly items: Items }) {
  const [text, setText] = useState('');
  const [category, setCategory] = useState('');
  const [isSorted, setSorted] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const found = useMemo(() => {
    const wanted = text.toLowerCase();
    const has = (value: string) => value.toLowerCase().includes(wanted);
    return items.filter(
      (item) =>
        (category === '' || item.category === category) &&
        [item.name, item.category, item.reportingCategory, item.sku, item.description].some(has),
    );
  }, [items, text, category]);
  const rows = useMemo(
    () => (isSorted ? found.toSorted((one, other) => price(one) - price(other)) : found),
    [found, isSorted],
  );
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 48,
    overscan: 5,
  });
  return (
    <>
      <input type="search" aria-label="Search items" value={text} onChange={({ target }) => setText(target.value)} />
      <button onClick={() => setCategory('Bakery')}>Bakery</button>
      <div role="table" aria-rowcount={rows.length + 1} ref={scroller} style={{ height: 800, overflow: 'auto' }}>
        <div role="row" style={grid}>
          {fields.map((field) => (
            <div
              key={field}
              role="columnheader"
              aria-sort={field === 'price' && isSorted ? 'ascending' : 'none'}
              onClick={() => setSorted(field === 'price')}
            >
              {field === 'price' ? 'Price' : field}
            </div>
          ))}
        </div>
        <div role="rowgroup" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => (
            <div
              key={key}
              role="row"
              data-index={index}
              style={{ ...grid, position: 'absolute', width: '100%', height: 48, transform: `translateY(${start}px)` }}
            >
              {fields.map((field) => (
                <div key={field} role="cell">
                  {rows[index]?.[field]}
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

offerList('[data-index]', (root, items) => createRoot(root).render(<List items={items} />));
