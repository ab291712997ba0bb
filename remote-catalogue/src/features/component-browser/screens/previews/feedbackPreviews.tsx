import { SearchX } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import {
  Button,
  EmptyState,
  FailurePanel,
  Notice,
  Skeleton,
  SkeletonRows,
  ToastProvider,
  useToast,
} from '@back-office/shared/ui';
import { ToastThumbnail } from './thumbnails';
import { Column, Row, linkToSelf, noop, type Preview } from './preview';

/** Crops the empty state's padding, which would fill the thumbnail. */
const Cropped = styled.div`
  margin-block: -36px;
`;

export const feedbackPreviews = {
  EmptyState: {
    states: {
      'With an action': (
        <EmptyState
          icon={<SearchX />}
          title="No items match"
          hint="Try another word or clear the filters."
          actions={<Button>Clear filters</Button>}
        />
      ),
      'Failed to load': <EmptyState tone="negative" icon={<SearchX />} title="Items could not be loaded" />,
    },
    inert: ['Failed to load'],
    thumbnail: (
      <Cropped>
        <EmptyState icon={<SearchX />} title="No items match" hint="Try another word." />
      </Cropped>
    ),
    isWide: true,
  },
  FailurePanel: {
    states: {
      'With Retry, home and code': (
        <FailurePanel
          title="Reports could not be loaded"
          cause="The server did not answer in time."
          code="AREA-003"
          onRetry={noop}
          home={linkToSelf('FailurePanel')}
        />
      ),
      'Takes focus when it appears': <FailsOnDemand />,
    },
    inert: ['With Retry, home and code'],
    isWide: true,
  },
  Notice: {
    states: {
      Info: (
        <Notice tone="info" action={<Button variant="link">Import library</Button>} onDismiss={noop}>
          Already have items?
        </Notice>
      ),
      Reminder: <Notice tone="notice">Legacy reports end on September 30.</Notice>,
      Failure: <Notice tone="negative">The changes could not be saved.</Notice>,
    },
    inert: ['Failure'],
    thumbnail: (
      <Notice tone="info" onDismiss={noop}>
        Already have items?
      </Notice>
    ),
    isWide: true,
  },
  Skeleton: {
    states: {
      'Lines and a picture': (
        <Column>
          <Skeleton width={64} height={48} />
          <Skeleton />
          <Skeleton width="60%" />
        </Column>
      ),
    },
    isWide: true,
  },
  SkeletonRows: {
    states: { 'Three loading rows': <SkeletonRows rows={3} columns={3} /> },
    isWide: true,
  },
  ToastProvider: {
    states: {
      'A toast with Undo': (
        <ToastProvider>
          <ToastExample />
        </ToastProvider>
      ),
    },
    thumbnail: <ToastThumbnail />,
  },
} satisfies Readonly<Record<string, Preview>>;

function FailsOnDemand() {
  const [hasFailed, setFailed] = useState(false);
  if (!hasFailed)
    return (
      <Row>
        <Button onClick={() => setFailed(true)}>Simulate a failure</Button>
      </Row>
    );
  return <FailurePanel title="Items could not be loaded" cause="Try again." onRetry={() => setFailed(false)} />;
}

function ToastExample() {
  const toasts = useToast();
  const show = () =>
    toasts.show({ message: '3 items deleted', tone: 'done', action: { label: 'Undo', onPress: noop } });
  return <Button onClick={show}>Show a toast</Button>;
}
