import { useId } from 'react';
import styled from 'styled-components';
import { color, media, space, tabular, text } from '@back-office/shared/theme';
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
      <Head>
        <Title id={id}>{title}</Title>
        {hasCount && <Count aria-hidden>{components.length}</Count>}
      </Head>
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

const Head = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${space[2]};
  margin-bottom: ${space[3]};
`;

const Title = styled.h2`
  ${text.md}
`;

const Count = styled.span`
  color: ${color.textMuted};
  ${text.xs}
  ${tabular}
`;

/** Five columns at full width, one for each popular component. */
const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(208px, 1fr));
  gap: ${space[4]};

  > li {
    display: grid;
    min-width: 0;
  }

  ${media.phone} {
    grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
    gap: ${space[3]};
  }
`;
