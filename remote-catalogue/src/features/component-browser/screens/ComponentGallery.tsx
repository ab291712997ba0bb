import { SearchX } from 'lucide-react';
import { useDeferredValue, useRef, useState } from 'react';
import styled from 'styled-components';
import { pluralize } from '@back-office/shared/format';
import { useSearchParams } from '@back-office/shared/router';
import { boxStyle } from '@back-office/shared/theme';
import { Button, EmptyState, Screen, VisuallyHidden } from '@back-office/shared/ui';
import { SearchField } from '@back-office/shared/ui/forms';
import { componentGroups, popularComponents, searchComponents, type KitComponent } from '../domain/componentBrowser';
import { ComponentGroup } from './ComponentGroup';

/** All components by category, popular ones first, or the results of a search, best match first. */
export function ComponentGallery({ components }: { readonly components: readonly KitComponent[] }) {
  const [params, setParams] = useSearchParams();
  const [query, setQuery] = useState(params.get('search') ?? '');
  const settledQuery = useDeferredValue(query).trim();
  const isSearching = settledQuery !== '';
  const found = searchComponents(components, settledQuery);
  const searchBox = useRef<HTMLDivElement>(null);
  /** The search is kept in the address, so that links and the Back button restore it. */
  const search = (next: string) => {
    setQuery(next);
    setParams(next === '' ? {} : { search: next }, { replace: true });
  };
  const clear = () => {
    search('');
    searchBox.current?.querySelector('input')?.focus();
  };

  return (
    <Screen title="Components" context={`${pluralize(components.length, 'component')} used in this product`}>
      <SearchBox ref={searchBox}>
        <SearchField label="Search components" value={query} onChange={search} shortcut />
      </SearchBox>
      <VisuallyHidden role="status">{isSearching && `${pluralize(found.length, 'component')} found`}</VisuallyHidden>
      {!isSearching && (
        <>
          <ComponentGroup title="Popular components" components={popularComponents(components)} />
          {componentGroups(components).map((group) => (
            <ComponentGroup key={group.category} title={group.category} components={group.components} hasCount />
          ))}
        </>
      )}
      {isSearching && found.length > 0 && <ComponentGroup title="Search results" components={found} hasCount />}
      {isSearching && found.length === 0 && (
        <EmptyState
          icon={<SearchX />}
          title={`No components match “${settledQuery}”`}
          hint="Search covers names, descriptions and tags."
          actions={<Button onClick={clear}>Clear</Button>}
        />
      )}
    </Screen>
  );
}

const SearchBox = styled.div`
  ${boxStyle({ width: '320px', phone: { width: '100%' } })}
`;
