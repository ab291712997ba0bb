import styled from 'styled-components';
import { color, font, media, radius, space, text, weight } from '@back-office/shared/theme';
import { Badge } from '@back-office/shared/ui';
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
    return <NoProps>{component} has no props of its own. Its props are passed to its element.</NoProps>;
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
            <Type role="cell">
              <Code>{prop.type}</Code>
            </Type>
            <Default role="cell" data-empty={prop.default === undefined ? '' : undefined}>
              {prop.default === undefined ? '–' : <Code>{prop.default}</Code>}
            </Default>
            <Comment role="cell">
              <CodeText>{prop.description}</CodeText>
            </Comment>
          </Row>
        ))}
      </div>
    </Frame>
  );
}

const gridColumns = 'minmax(140px, 3fr) minmax(0, 5fr) minmax(72px, 2fr) minmax(0, 7fr)';

const Frame = styled.div`
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: ${gridColumns};
  gap: ${space[4]};
  align-items: center;
  min-height: 40px;
  padding: 0 ${space[4]};
  background-color: ${color.bgSunken};
  color: ${color.textSecondary};
  ${text.xs}
  font-weight: ${weight.medium};

  ${media.phone} {
    display: none;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: ${gridColumns};
  gap: ${space[1]} ${space[4]};
  padding: ${space[3]} ${space[4]};
  border-top: 1px solid ${color.border};
  ${text.xs}

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }

  div + div > &:first-child {
    ${media.phone} {
      border-top: 0;
    }
  }
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: start;
  gap: ${space[1]} ${space[2]};
  font-weight: ${weight.strong};
`;

const Code = styled.code`
  font: ${font.mono};
  font-weight: inherit;
  overflow-wrap: anywhere;
`;

const Type = styled.div`
  color: ${color.accentText};
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

const Comment = styled.div`
  color: ${color.textSecondary};
`;

const NoProps = styled.p`
  color: ${color.textMuted};
`;
