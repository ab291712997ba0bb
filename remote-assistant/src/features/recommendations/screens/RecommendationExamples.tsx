import styled from 'styled-components';
import { space, text, color } from '@back-office/shared/theme';
import { Button } from '@back-office/shared/ui';
import { AssistantMark } from '../../../parts/AssistantMark';

const examples = ['A gift for a coffee lover under $40', 'Cheese for a tasting, budget $60', 'Something for breakfast'];

/** What the screen offers before the first need. */
export function RecommendationExamples({ onAsk }: { readonly onAsk: (need: string) => void }) {
  return (
    <Content>
      <AssistantMark size={44} />
      <Heading>What are you looking for?</Heading>
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
  display: flex;
  flex-direction: column;
  align-items: center;
  padding-block: ${space[8]};
  text-align: center;
`;

const Heading = styled.h2`
  margin-top: ${space[3]};
  ${text.lg}
`;

const Hint = styled.p`
  max-width: 420px;
  color: ${color.textMuted};
`;

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]};
  margin-top: ${space[6]};

  button {
    height: auto;
    min-height: 36px;
    white-space: normal;
  }
`;
