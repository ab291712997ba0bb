/** A search box and a button that filters by a category, above a list that is not of the product. */
export function controls(root: HTMLElement) {
  const search = root.appendChild(document.createElement('input'));
  search.type = 'search';
  search.ariaLabel = 'Search items';
  const filter = root.appendChild(document.createElement('button'));
  filter.textContent = 'Bakery';
  return { search, filter };
}
