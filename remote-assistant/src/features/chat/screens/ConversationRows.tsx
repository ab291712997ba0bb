import { List, type RowComponentProps } from 'react-window';
import styled from 'styled-components';
import { timeLabel } from '@back-office/shared/format';
import { Link } from '@back-office/shared/router';
import { boxStyle, color, currentBar, innerRing, rowStyle, textStyle } from '@back-office/shared/theme';
import { Text } from '@back-office/shared/ui';
import { conversationPath } from '../../../domain/conversation';
import type { ConversationSummary } from '../../../domain/summary';

interface ConversationRowsProps {
  readonly summaries: readonly ConversationSummary[];
  readonly currentId: string | undefined;
  readonly now: number;
  readonly onChosen: () => void;
}

/** Only the visible rows are drawn. */
export function ConversationRows(props: ConversationRowsProps) {
  return (
    <Rows rowComponent={Row} rowCount={props.summaries.length} rowHeight={60} rowProps={props} defaultHeight={600} />
  );
}

function Row({
  index,
  style,
  ariaAttributes,
  summaries,
  currentId,
  now,
  onChosen,
}: RowComponentProps<ConversationRowsProps>) {
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

const Rows = styled(List<ConversationRowsProps>)`
  ${boxStyle({ minHeight: '0px', above: 1, fill: true })}
  overscroll-behavior: contain;
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
