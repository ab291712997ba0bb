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

export const feedbackPreviews = {
  EmptyState: {
    states: [
      {
        label: 'With an action',
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
        label: 'Failed to load',
        isStatic: true,
        Example: () => <EmptyState tone="negative" icon={<SearchX />} title="Items could not be loaded" />,
      },
    ],
    Thumbnail: () => (
      <Cropped>
        <EmptyState icon={<SearchX />} title="No items match" hint="Try another word." />
      </Cropped>
    ),
    isWide: true,
  },
  FailurePanel: {
    states: [
      {
        label: 'With Retry, home and code',
        isStatic: true,
        Example: () => (
          <FailurePanel
            title="Reports could not be loaded"
            cause="The server did not answer in time."
            code="AREA-003"
            onRetry={noop}
            home={linkToSelf('FailurePanel')}
          />
        ),
      },
      {
        label: 'Takes focus when it appears',
        Example: function FailsOnDemand() {
          const [hasFailed, setFailed] = useState(false);
          if (!hasFailed)
            return (
              <Row>
                <Button onClick={() => setFailed(true)}>Simulate a failure</Button>
              </Row>
            );
          return <FailurePanel title="Items could not be loaded" cause="Try again." onRetry={() => setFailed(false)} />;
        },
      },
    ],
    isWide: true,
  },
  Notice: {
    states: [
      {
        label: 'Info',
        Example: () => (
          <Notice tone="info" action={<Button variant="link">Import library</Button>} onDismiss={noop}>
            Already have items?
          </Notice>
        ),
      },
      {
        label: 'Reminder',
        Example: () => <Notice tone="notice">Legacy reports end on September 30.</Notice>,
      },
      {
        label: 'Failure',
        isStatic: true,
        Example: () => <Notice tone="negative">The changes could not be saved.</Notice>,
      },
    ],
    Thumbnail: () => (
      <Notice tone="info" onDismiss={noop}>
        Already have items?
      </Notice>
    ),
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
    states: [{ label: 'Three loading rows', Example: () => <SkeletonRows rows={3} columns={3} /> }],
    isWide: true,
  },
  ToastProvider: {
    states: [
      {
        label: 'A toast with Undo',
        Example: () => (
          <ToastProvider>
            <ToastExample />
          </ToastProvider>
        ),
      },
    ],
    Thumbnail: ToastThumbnail,
  },
} satisfies Readonly<Record<string, Preview>>;

/** Crops the empty state's padding, which would fill the thumbnail. */
const Cropped = styled.div`
  margin-block: -36px;
`;

function ToastExample() {
  const toasts = useToast();
  const show = () =>
    toasts.show({ message: '3 items deleted', tone: 'done', action: { label: 'Undo', onPress: noop } });
  return <Button onClick={show}>Show a toast</Button>;
}
