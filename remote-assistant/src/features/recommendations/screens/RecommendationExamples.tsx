import styled from 'styled-components';
import { boxStyle, rowStyle, stackStyle, textStyle } from '@back-office/shared/theme';
import { Button, Text } from '@back-office/shared/ui';
import { AssistantMark } from '../../../parts/AssistantMark';

const examples = ['A gift for a coffee lover under $40', 'Cheese for a tasting, budget $60', 'Something for breakfast'];

/** What the screen offers before the first need. */
export function RecommendationExamples({ onAsk }: { readonly onAsk: (need: string) => void }) {
  return (
    <Content>
      <AssistantMark size={44} />
      <Text as="h2" size="lg" above={3}>
        What are you looking for?
      </Text>
      <Hint>Recommendations come from your catalog and from a sample range. Without a budget, $500 is assumed.</Hint>
      <Row>
        {examples.map((example) => (
          <li key={example}>
            <Button onClick={() => onAsk(example)}>{example}</Button>
          </li>
        ))}
      </Row>
    </Content>
  );
}

const Content = styled.div`
  ${stackStyle({ align: 'center', textAlign: 'center', padY: 8 })}
`;

const Hint = styled.p`
  ${textStyle({ maxWidth: '420px', tone: 'muted' })}
`;

const Row = styled.ul`
  ${rowStyle({ gap: 2, align: 'stretch', justify: 'center', wrap: true, above: 6 })}

  button {
    ${boxStyle({ height: 'auto', minHeight: '36px' })}
    white-space: normal;
  }
`;
