import styled from 'styled-components';
import { boxStyle, color, font, gridStyle, media, rowStyle, textStyle } from '@back-office/shared/theme';
import { Badge, Text } from '@back-office/shared/ui';
import type { ComponentProp } from '../domain/componentBrowser';
import { CodeText } from './CodeText';

interface PropsTableProps {
  readonly component: string;
  readonly props: readonly ComponentProp[];
}

/**
 * The props declared in the source. This is not the kit's `Table` because descriptions wrap to any height. The roles are
 * explicit because phones lay out the rows as blocks.
 */
export function PropsTable({ component, props }: PropsTableProps) {
  if (props.length === 0)
    return (
      <Text as="p" tone="muted">
        {component} has no props of its own. Its props are passed to its element.
      </Text>
    );
  return (
    <Frame role="table" aria-label={`Props of ${component}`}>
      <div role="rowgroup">
        <Head role="row">
          <span role="columnheader">Prop</span>
          <span role="columnheader">Type</span>
          <span role="columnheader">Default</span>
          <span role="columnheader">Description</span>
        </Head>
      </div>
      <div role="rowgroup">
        {props.map((prop) => (
          <Row key={prop.name} role="row">
            <Name role="rowheader">
              <Code>{prop.name}</Code>
              {prop.required && <Badge tone="accent">Required</Badge>}
            </Name>
            <Text as="div" tone="accent" role="cell">
              <Code>{prop.type}</Code>
            </Text>
            <Default role="cell" data-empty={prop.default === undefined ? '' : undefined}>
              {prop.default === undefined ? '–' : <Code>{prop.default}</Code>}
            </Default>
            <Text as="div" tone="secondary" role="cell">
              <CodeText>{prop.description}</CodeText>
            </Text>
          </Row>
        ))}
      </div>
    </Frame>
  );
}

const gridColumns = 'minmax(140px, 3fr) minmax(0, 5fr) minmax(72px, 2fr) minmax(0, 7fr)';

const Frame = styled.div`
  ${boxStyle({ clip: true, line: 'around', round: 'lg' })}
`;

const Head = styled.div`
  ${gridStyle({ gap: 4, align: 'center', size: 'xs', tone: 'secondary', weight: 'medium', pad: ['0px', 4], on: 'wide' })}
  grid-template-columns: ${gridColumns};
  min-height: 40px;
  background-color: ${color.bgSunken};
`;

const Row = styled.div`
  ${gridStyle({ gap: [1, 4], size: 'xs', pad: [3, 4], line: 'top', phone: { columns: 'minmax(0, 1fr)' } })}
  grid-template-columns: ${gridColumns};

  div + div > &:first-child {
    ${media.phone} {
      border-top: 0;
    }
  }
`;

const Name = styled.div`
  ${rowStyle({ gap: [1, 2], wrap: true, weight: 'strong' })}
  align-content: start;
`;

const Code = styled.code`
  font: ${font.mono};
  ${textStyle({ weight: 'inherit', anywhere: true })}
`;

const Default = styled.div`
  color: ${color.textMuted};

  ${media.phone} {
    &::before {
      content: 'Default ';
    }

    &[data-empty] {
      display: none;
    }
  }
`;
