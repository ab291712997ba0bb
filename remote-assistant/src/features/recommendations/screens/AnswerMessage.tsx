import styled from 'styled-components';
import { formatMoney, formatPercent } from '@back-office/shared/format';
import { Link } from '@back-office/shared/router';
import { boxStyle, color, space, textStyle, underlinedOnHover } from '@back-office/shared/theme';
import { Badge, Row, Stack, Text } from '@back-office/shared/ui';
import type { ProductMessage } from '../../../domain/productConversation';
import type { Budget, Recommendation } from '../../../domain/services';
import { AssistantRow } from '../../../parts/AssistantRow';
import { SuggestedQuestions } from '../../../parts/SuggestedQuestions';

interface AnswerMessageProps {
  readonly message: ProductMessage;
  readonly onAsk: (need: string) => void;
  /** A reply is pending. */
  readonly isBlocked: boolean;
}

/** An answer: the entries with name, reason, confidence, category and price, then questions that follow. */
export function AnswerMessage({ message, onAsk, isBlocked }: AnswerMessageProps) {
  const { content, recommendations = [], budget, suggestions = [] } = message;
  return (
    <AssistantRow>
      <Stack gap={3} shrink>
        <p>{content}</p>
        {recommendations.length > 0 && (
          <Entries aria-label="Recommendations">
            {recommendations.map((recommendation) => (
              <Entry key={recommendation.id} recommendation={recommendation} budget={budget} />
            ))}
          </Entries>
        )}
        {suggestions.length > 0 && <SuggestedQuestions questions={suggestions} isBlocked={isBlocked} onAsk={onAsk} />}
      </Stack>
    </AssistantRow>
  );
}

interface EntryProps {
  readonly recommendation: Recommendation;
  readonly budget: Budget | undefined;
}

function Entry({ recommendation, budget }: EntryProps) {
  const { name, reason, confidence, category, price, path } = recommendation;
  const excess = budget ? price - budget.amount : 0;
  return (
    <li>
      <Row gap={4} align="stretch" justify="between">
        {path === undefined ? (
          <Text weight="strong" anywhere>
            {name}
          </Text>
        ) : (
          <NameLink to={path}>{name}</NameLink>
        )}
        <Text weight="strong" tabular>
          {formatMoney(price)}
        </Text>
      </Row>
      <Text as="p" tone="secondary">
        {reason}
      </Text>
      <Row gap={[1, 4]} wrap size="xs" tone="muted" above={1}>
        <span>{category}</span>
        <span>{confidenceText(confidence)}</span>
        {excess > 0 && <Badge tone="notice">{`${formatMoney(excess)} over budget`}</Badge>}
      </Row>
    </li>
  );
}

/** Only a high confidence also has its percentage: `51%` would look like a measurement that it is not. */
function confidenceText(confidence: number): string {
  if (confidence >= 0.8) return `High match · ${formatPercent(confidence)} confidence`;
  return confidence >= 0.6 ? 'Good match' : 'Possible match';
}

const Entries = styled.ul`
  ${boxStyle({ line: 'around', round: 'lg' })}

  > li {
    padding: ${space[3]} ${space[4]};
  }

  > li + li {
    border-top: 1px solid ${color.border};
  }
`;

const NameLink = styled(Link)`
  ${textStyle({ weight: 'strong', anywhere: true })}
  ${underlinedOnHover}
`;
