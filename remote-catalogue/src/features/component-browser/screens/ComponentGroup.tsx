import { useId } from 'react';
import styled from 'styled-components';
import { gridStyle, media, space } from '@back-office/shared/theme';
import { Row, Text } from '@back-office/shared/ui';
import type { KitComponent } from '../domain/componentBrowser';
import { ComponentCard } from './ComponentCard';

interface ComponentGroupProps {
  readonly title: string;
  readonly components: readonly KitComponent[];
  readonly hasCount?: boolean;
}

/** A titled list of component cards. */
export function ComponentGroup({ title, components, hasCount = false }: ComponentGroupProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Row gap={2} align="baseline" below={3}>
        <Text as="h2" size="md" id={id}>
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
