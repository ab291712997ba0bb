import { Plus, Settings, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { List, type RowComponentProps } from 'react-window';
import styled from 'styled-components';
import { Link } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { timeLabel } from '@back-office/shared/format';
import { boxStyle, color, currentBar, innerRing, rowStyle, space, textStyle } from '@back-office/shared/theme';
import { Button, ButtonLink, EmptyState, IconButton, SkeletonRows, Text } from '@back-office/shared/ui';
import { SearchField } from '@back-office/shared/ui/forms';
import type { ConversationSummary } from '../../../domain/summary';
import { useAssistant, useAssistantState } from '../../../state/AssistantProvider';
import { newConversationId } from '../../../state/assistantState';
import { conversationPath } from '../../../domain/conversation';
import { useMessageSearch } from '../state/useMessageSearch';

interface ConversationListProps {
  readonly currentId: string | undefined;
  /** A conversation was chosen, or a new one started. */
  readonly onChosen: () => void;
  readonly onSettings: () => void;
}

/** All conversations, newest first. Only the visible rows are drawn. */
export function ConversationList({ currentId, onChosen, onSettings }: ConversationListProps) {
  const session = useAssistant();
  const stored = useAssistantState(({ summaries }) => summaries);
  const hasFailed = useAssistantState(({ hasListFailed }) => hasListFailed);
  const [query, setQuery] = useState('');
  const all = stored && currentId === newConversationId ? [emptyConversation(session.now()), ...stored] : stored;
  const found = useMessageSearch(query, stored);
  const shown = found ? all?.flatMap((one) => withExcerpt(one, found.get(one.id))) : all;

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
      {hasFailed && (
        <EmptyState
          tone="negative"
          title="Conversations could not be read"
          actions={<Button onClick={session.retryList}>Retry</Button>}
        />
      )}
      {!shown && !hasFailed && <SkeletonRows rows={4} columns={1} />}
      {shown?.length === 0 && (
        <Text as="p" tone="muted" pad={[3, '10px']}>
          {query === '' ? 'Your conversations will be listed here.' : 'No conversation matches.'}
        </Text>
      )}
      {shown && shown.length > 0 && (
        <Rows
          rowComponent={Row}
          rowCount={shown.length}
          rowHeight={60}
          rowProps={{ summaries: shown, currentId, now: session.now(), onChosen }}
          defaultHeight={600}
        />
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

interface RowProps {
  readonly summaries: readonly ConversationSummary[];
  readonly currentId: string | undefined;
  readonly now: number;
  readonly onChosen: () => void;
}

function Row({ index, style, ariaAttributes, summaries, currentId, now, onChosen }: RowComponentProps<RowProps>) {
  const summary = summaries[index];
  if (!summary) return null;
  const { id, title, preview, updatedAt } = summary;
  return (
    <div style={style} {...ariaAttributes}>
      <Entry to={conversationPath(id)} aria-current={id === currentId ? 'page' : undefined} onClick={onChosen}>
        <Text as="div" weight="medium" oneLine title={title}>
          {title}
        </Text>
        <EntryDetail>
          <Text oneLine shrink>
            {preview}
          </Text>
          <span>{timeLabel(updatedAt, now)}</span>
        </EntryDetail>
      </Entry>
    </div>
  );
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

const Rows = styled(List<RowProps>)`
  ${boxStyle({ minHeight: '0px', above: 1, fill: true })}
  overscroll-behavior: contain;
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

const Entry = styled(Link)`
  ${boxStyle({ phone: { padX: 3 } })}
  && {
    ${textStyle({ block: true, tone: 'text', height: '58px', pad: ['9px', 3], round: 'md' })}
  }

  &&:hover {
    background: ${color.bgHover};
  }

  &&[aria-current] {
    background: ${color.bgActive};
    ${currentBar}
  }

  ${innerRing}
`;

const EntryDetail = styled.div`
  ${rowStyle({ gap: 3, align: 'stretch', justify: 'between', size: 'xs', tone: 'muted', nowrap: true })}
`;
