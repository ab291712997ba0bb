import { SearchX } from 'lucide-react';
import { useDeferredValue, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { H2 } from '@back-office/shared/area';
import { pluralize } from '@back-office/shared/format';
import { useSearchParams } from '@back-office/shared/router';
import { boxStyle, gridStyle, media, space } from '@back-office/shared/theme';
import { Button, EmptyState, Row, Screen, Text, VisuallyHidden } from '@back-office/shared/ui';
import { SearchField } from '@back-office/shared/ui/forms';
import { componentGroups, popularComponents, searchComponents, type KitComponent } from '../domain/componentBrowser';
import { ComponentCard } from './ComponentCard';

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

interface ComponentGroupProps {
  readonly title: string;
  readonly components: readonly KitComponent[];
  readonly hasCount?: boolean;
}

/** A titled list of component cards. */
function ComponentGroup({ title, components, hasCount = false }: ComponentGroupProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Row gap={2} align="baseline" below={3}>
        <Text as={H2} size="md" id={id}>
          {title}
        </Text>
        {hasCount && (
          <Text size="xs" tone="muted" tabular aria-hidden>
            {components.length}
          </Text>
        )}
      </Row>
      <Cards aria-labelledby={id}>
        {components.map((component) => (
          <li key={component.name}>
            <ComponentCard component={component} />
          </li>
        ))}
      </Cards>
    </Section>
  );
}

const SearchBox = styled.div`
  ${boxStyle({ width: '320px', phone: { width: '100%' } })}
`;

const Section = styled.section`
  margin-top: ${space[4]};
`;

/** Five columns at full width, one for each popular component. */
const Cards = styled.ul`
  ${gridStyle({ gap: 4, columns: 'repeat(auto-fill, minmax(208px, 1fr))' })}

  > li {
    ${gridStyle({ shrink: true })}
  }

  ${media.phone} {
    grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
    gap: ${space[3]};
  }
`;
