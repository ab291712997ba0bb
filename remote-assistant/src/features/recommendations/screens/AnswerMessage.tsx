import styled from 'styled-components';
import { formatMoney } from '@back-office/shared/format';
import { Link } from '@back-office/shared/router';
import { color, radius, space, tabular, text, weight } from '@back-office/shared/theme';
import { Badge } from '@back-office/shared/ui';
import type { ProductMessage } from '../../../domain/productConversation';
import type { Budget, Recommendation } from '../../../domain/services';
import { AssistantRow } from '../../../parts/AssistantRow';
import { SuggestedQuestions } from '../../../parts/SuggestedQuestions';
import { confidenceText } from '../domain/confidenceText';

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
      <Content>
        <p>{content}</p>
        {recommendations.length > 0 && (
          <Entries aria-label="Recommendations">
            {recommendations.map((recommendation) => (
              <Entry key={recommendation.id} recommendation={recommendation} budget={budget} />
            ))}
          </Entries>
        )}
        {suggestions.length > 0 && <SuggestedQuestions questions={suggestions} isBlocked={isBlocked} onAsk={onAsk} />}
      </Content>
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
      <EntryHead>
        {path === undefined ? <Name>{name}</Name> : <NameLink to={path}>{name}</NameLink>}
        <Price>{formatMoney(price)}</Price>
      </EntryHead>
      <Reason>{reason}</Reason>
      <Details>
        <span>{category}</span>
        <span>{confidenceText(confidence)}</span>
        {excess > 0 && <Badge tone="notice">{`${formatMoney(excess)} over budget`}</Badge>}
      </Details>
    </li>
  );
}

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-width: 0;
`;

const Entries = styled.ul`
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};

  > li {
    padding: ${space[3]} ${space[4]};
  }

  > li + li {
    border-top: 1px solid ${color.border};
  }
`;

const EntryHead = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[4]};
`;

const Name = styled.span`
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`;

const NameLink = styled(Link)`
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Price = styled.span`
  font-weight: ${weight.strong};
  ${tabular}
`;

const Reason = styled.p`
  color: ${color.textSecondary};
`;

const Details = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  margin-top: ${space[1]};
  color: ${color.textMuted};
  ${text.xs}
`;
