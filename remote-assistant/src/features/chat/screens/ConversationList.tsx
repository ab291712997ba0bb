import { Plus, Settings, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { pluralize } from '@back-office/shared/format';
import { Link } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { boxStyle, innerRing, rowStyle, space, textStyle } from '@back-office/shared/theme';
import { Button, ButtonLink, EmptyState, IconButton, SkeletonRows, Text, VisuallyHidden } from '@back-office/shared/ui';
import { SearchField } from '@back-office/shared/ui/forms';
import type { ConversationSummary } from '../../../domain/summary';
import { useAssistant, useAssistantState } from '../../../state/AssistantProvider';
import { newConversationId } from '../../../state/assistantState';
import { conversationPath } from '../../../domain/conversation';
import { useMessageSearch } from '../state/useMessageSearch';
import { useConversationParts } from './useConversationParts';

interface ConversationListProps {
  readonly currentId: string | undefined;
  /** A conversation was chosen, or a new one started. */
  readonly onChosen: () => void;
  readonly onSettings: () => void;
}

/** All conversations, newest first. */
export function ConversationList({ currentId, onChosen, onSettings }: ConversationListProps) {
  const session = useAssistant();
  const stored = useAssistantState(({ summaries }) => summaries);
  const hasListFailed = useAssistantState((state) => state.hasListFailed);
  const [query, setQuery] = useState('');
  const all = stored && currentId === newConversationId ? [emptyConversation(session.now()), ...stored] : stored;
  const found = useMessageSearch(query, stored);
  const shown = found ? all?.flatMap((one) => withExcerpt(one, found.get(one.id))) : all;
  const hasRows = shown !== undefined && shown.length > 0;
  const { parts, hasFailed: hasCodeFailed, retry } = useConversationParts(hasRows);
  const isLoading = !hasListFailed && !hasCodeFailed && (!shown || (hasRows && !parts));

  return (
    <Nav aria-label="Conversations">
      <Head>
        <Text as="div" size="md" weight="strong" aria-hidden>
          Assistant
        </Text>
        <IconButton label="Assistant settings" icon={<Settings />} size="small" onClick={onSettings} />
      </Head>
      <ButtonLink to={conversationPath(newConversationId)} icon={<Plus aria-hidden />} onClick={onChosen}>
        New conversation
      </ButtonLink>
      <SearchField label="Search conversations" value={query} onChange={setQuery} />
      {(hasListFailed || hasCodeFailed) && (
        <EmptyState
          tone="negative"
          title="Conversations could not be read"
          actions={<Button onClick={hasListFailed ? session.retryList : retry}>Retry</Button>}
        />
      )}
      {isLoading && <SkeletonRows rows={4} columns={1} />}
      {shown?.length === 0 && (
        <Text as="p" tone="muted" pad={[3, '10px']}>
          {query === '' ? 'Your conversations will be listed here.' : 'No conversation matches.'}
        </Text>
      )}
      <VisuallyHidden role="status">
        {found && shown && `${pluralize(shown.length, 'conversation')} found`}
      </VisuallyHidden>
      {hasRows && parts && (
        <parts.ConversationRows summaries={shown} currentId={currentId} now={session.now()} onChosen={onChosen} />
      )}
      <More to={paths.recommendations()}>
        <ShoppingBag size={16} aria-hidden />
        Product recommendations
      </More>
    </Nav>
  );
}

function withExcerpt(summary: ConversationSummary, excerpt: string | undefined): readonly ConversationSummary[] {
  return excerpt === undefined ? [] : [{ ...summary, preview: excerpt }];
}

/** The row of a conversation that is stored with its first message. */
function emptyConversation(now: number): ConversationSummary {
  const counts = { messages: 0, tokens: 0, files: 0 };
  return { id: newConversationId, title: 'New conversation', preview: 'No messages yet', updatedAt: now, ...counts };
}

const Nav = styled.nav`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  ${boxStyle({ minHeight: '0px', pad: [4, 3, '0px'], fill: true })}
`;

const Head = styled.div`
  ${rowStyle({ justify: 'between', minHeight: '36px', padStart: '10px' })}
`;

/** Stays at the bottom, also of an empty list. */
const More = styled(Link)`
  && {
    ${rowStyle({ gap: 2, tone: 'secondary', fixed: true, minHeight: '48px', padX: 6, line: 'top' })}
    margin: auto calc(-1 * ${space[3]}) 0;
  }

  &&:hover {
    ${textStyle({ ground: 'hover', tone: 'text' })}
  }

  ${innerRing}
`;
