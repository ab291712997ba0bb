import { ArrowRight, ChartColumn, Receipt, Tag, type LucideIcon } from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { Link } from '@back-office/shared/router';
import { isUnder, paths } from '@back-office/shared/routes';
import { rowStyle, underlinedOnHover } from '@back-office/shared/theme';
import { Row, Text } from '@back-office/shared/ui';
import type { Message, Rating, ReplyLink } from '../../../domain/conversation';
import { AssistantRow } from '../../../parts/AssistantRow';
import { ReplyExtras } from '../../../parts/ReplyExtras';
import { SuggestedQuestions } from '../../../parts/SuggestedQuestions';
import { useIsPending } from '../../../state/AssistantProvider';
import { Markdown } from './Markdown';
import { MessageActions } from './MessageActions';
import { MessageTime } from './MessageTime';
import { TableActions } from './TableActions';
import { UnbrokenRanges } from './UnbrokenRanges';

interface AssistantMessageProps {
  readonly conversationId: string;
  readonly message: Message;
  /** It follows a question. */
  readonly canRegenerate: boolean;
  readonly hasTime: boolean;
  readonly isLast: boolean;
  readonly onRate: (messageId: string, rating: Rating) => void;
  readonly onRegenerate: (messageId: string) => void;
  readonly onAsk: (question: string) => void;
}

/** Memoized, with everything that changes while a reply is written read further down. */
export const AssistantMessage = memo(function AssistantMessage(props: AssistantMessageProps) {
  const { conversationId, message, canRegenerate, hasTime, isLast, onRate, onRegenerate, onAsk } = props;
  const { id, content, timestamp, error, metadata } = message;
  return (
    <AssistantRow>
      {metadata?.note !== undefined && (
        <Text as="p" size="xs" tone="muted">
          {metadata.note}
        </Text>
      )}
      {content !== '' && <Markdown>{content}</Markdown>}
      <TableActions text={content} hasFiles={metadata?.tables !== undefined} />
      <ReplyLinks links={metadata?.links} />
      {metadata && <ReplyExtras metadata={metadata} />}
      {metadata?.stopped && (
        <Text as="p" size="xs" tone="muted">
          Stopped
        </Text>
      )}
      {error !== undefined && <Text as="p" tone="negative">{`Error: ${error}`}</Text>}
      <Foot>
        <MessageActions
          text={content || `Error: ${error ?? ''}`}
          rating={metadata?.rating}
          onRate={(rating) => onRate(id, rating)}
          onRegenerate={canRegenerate ? () => onRegenerate(id) : undefined}
          conversationId={conversationId}
        />
        {hasTime && <MessageTime timestamp={timestamp} />}
      </Foot>
      {isLast && metadata?.suggestions && (
        <NextQuestions questions={metadata.suggestions} conversationId={conversationId} onAsk={onAsk} />
      )}
    </AssistantRow>
  );
});

interface NextQuestionsProps {
  readonly conversationId: string;
  readonly questions: readonly string[];
  readonly onAsk: (question: string) => void;
}

/** Reads by itself whether a reply is pending, so that the message is not drawn again. */
function NextQuestions({ conversationId, questions, onAsk }: NextQuestionsProps) {
  return <SuggestedQuestions questions={questions} isBlocked={useIsPending(conversationId)} onAsk={onAsk} />;
}

export function ReplyLinks({ links }: { readonly links: readonly ReplyLink[] | undefined }) {
  if (!links || links.length === 0) return null;
  return (
    <Row gap={[1, 4]} align="stretch" wrap>
      {links.map(({ label, path }) => {
        const Icon = iconOf(path);
        return (
          <ReplyLinkAnchor key={path + label} to={path}>
            <Icon size={16} aria-hidden />
            <span>
              <UnbrokenRanges text={label} />
            </span>
          </ReplyLinkAnchor>
        );
      })}
    </Row>
  );
}

const linkIcons: readonly (readonly [string, LucideIcon])[] = [
  [paths.transactions(), Receipt],
  [paths.dashboardTransactions(), Receipt],
  [paths.items(), Tag],
  [paths.reports(), ChartColumn],
  [paths.financialSuite(), ChartColumn],
];

function iconOf(path: string): LucideIcon {
  const [pathname = ''] = path.split(/[?#]/);
  return linkIcons.find(([prefix]) => isUnder(pathname, prefix))?.[1] ?? ArrowRight;
}

const ReplyLinkAnchor = styled(Link)`
  ${rowStyle({ gap: '6px', inline: true, weight: 'medium', phone: { minHeight: '40px' } })}
  ${underlinedOnHover}
`;

const Foot = styled.div`
  ${rowStyle({ gap: ['0px', 3], wrap: true })}
  margin-inline-start: -6px;
`;
