import { SearchX } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import {
  Button,
  EmptyState,
  FailurePanel,
  Notice,
  ProgressBar,
  Skeleton,
  SkeletonRows,
  ToastProvider,
  useToast,
} from '@back-office/shared/ui';
import { ToastMiniature } from './miniatures';
import type { Preview } from './preview';
import { Column, Row, here, rest } from './previewParts';

export const previewsOfFeedback = {
  EmptyState: {
    states: [
      {
        label: 'With the next step',
        Example: () => (
          <EmptyState
            icon={<SearchX />}
            title="No items match"
            hint="Try another word or clear the filters."
            actions={<Button>Clear filters</Button>}
          />
        ),
      },
      {
        label: 'Could not be read',
        isStill: true,
        Example: () => <EmptyState tone="negative" icon={<SearchX />} title="The items could not be read" />,
      },
    ],
    Miniature: () => (
      <Trimmed>
        <EmptyState icon={<SearchX />} title="No items match" hint="Try another word." />
      </Trimmed>
    ),
    isWide: true,
  },
  FailurePanel: {
    states: [
      {
        label: 'With Retry, home and code',
        isStill: true,
        Example: () => (
          <FailurePanel
            title="Reports could not be loaded"
            cause="The server did not answer in time."
            code="AREA-003"
            onRetry={rest}
            home={here('FailurePanel')}
          />
        ),
      },
      {
        label: 'Appearing takes the focus',
        Example: function Appearing() {
          const [hasFailed, setFailed] = useState(false);
          if (!hasFailed)
            return (
              <Row>
                <Button onClick={() => setFailed(true)}>Let it fail</Button>
              </Row>
            );
          return (
            <FailurePanel title="Items could not be loaded" cause="Try once more." onRetry={() => setFailed(false)} />
          );
        },
      },
    ],
    isWide: true,
  },
  Notice: {
    states: [
      {
        label: 'Offer',
        Example: () => (
          <Notice tone="info" action={<Button variant="link">Import library</Button>} onDismiss={rest}>
            Already have items?
          </Notice>
        ),
      },
      {
        label: 'Deadline',
        Example: () => <Notice tone="notice">Legacy reports end on September 30.</Notice>,
      },
      {
        label: 'Failure',
        isStill: true,
        Example: () => <Notice tone="negative">The changes could not be saved.</Notice>,
      },
    ],
    Miniature: () => (
      <Notice tone="info" onDismiss={rest}>
        Already have items?
      </Notice>
    ),
    isWide: true,
  },
  ProgressBar: {
    states: [
      { label: 'Part done', Example: () => <ProgressBar label="Importing 240 items" value={0.4} onCancel={rest} /> },
      { label: 'End unknown', Example: () => <ProgressBar label="Reading the file" /> },
    ],
    isWide: true,
  },
  Skeleton: {
    states: [
      {
        label: 'Lines and a picture',
        Example: () => (
          <Column>
            <Skeleton width={64} height={48} />
            <Skeleton />
            <Skeleton width="60%" />
          </Column>
        ),
      },
    ],
    isWide: true,
  },
  SkeletonRows: {
    states: [{ label: 'Three rows on their way', Example: () => <SkeletonRows rows={3} columns={3} /> }],
    isWide: true,
  },
  ToastProvider: {
    states: [
      {
        label: 'A toast with Undo',
        Example: () => (
          <ToastProvider>
            <Toasting />
          </ToastProvider>
        ),
      },
    ],
    Miniature: ToastMiniature,
  },
} satisfies Readonly<Record<string, Preview>>;

/** Its free space would fill the picture. */
const Trimmed = styled.div`
  margin-block: -36px;
`;

function Toasting() {
  const toasts = useToast();
  const show = () =>
    toasts.show({ message: '3 items deleted', tone: 'done', action: { label: 'Undo', onPress: rest } });
  return <Button onClick={show}>Show a toast</Button>;
}
