import { useEffect, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { loadArea } from '@back-office/embed';

function OurItems() {
  const [count, setCount] = useState(1);
  const items = useMemo(() => createItems(setCount), []);
  const element = useRef(null);
  useEffect(() => void loadArea('catalogue', 'https://office.example'), []);
  // React 18 sets attributes of elements; 19 sets properties, too.
  useEffect(() => void (element.current.sources = { items }), [items]);
  return (
    <>
      <h1>Our React page</h1>
      <p>{count} items</p>
      <back-office-catalogue ref={element} path="/items" shop="north" />
    </>
  );
}

function createItems(onCount) {
  let list = [{ id: 'tea', name: 'Green tea', price: '$4.00/ea' }];
  return {
    read: async () => list,
    async write({ put, remove }) {
      const gone = [...remove, ...put.map(({ id }) => id)];
      list = [...list.filter(({ id }) => !gone.includes(id)), ...put];
      onCount(list.length);
    },
  };
}

createRoot(document.getElementById('root')).render(<OurItems />);
