import styled from 'styled-components';
import { space } from '@back-office/shared/theme';
import { Amount, Badge, Button, Card, Grid, Row, Screen, Stack, Text } from '@back-office/shared/ui';
import type { Preview } from './preview';

const twoButtons = (
  <>
    <Button>Export</Button>
    <Button>Print this report</Button>
  </>
);

/** A screen fills the height of the window; here it fills this box instead. */
const ScreenBox = styled.div`
  --screen-height: 220px;
  --gutter: ${space[4]};

  width: 100%;
  overflow: clip;
`;

export const layoutPreviews = {
  Card: {
    states: {
      'With title and scope': (
        <Card title="Net Sales" scope="vs. Prior Friday">
          <Text as="div" size="xl" weight="strong" tabular>
            <Amount cents={421_850} />
          </Text>
        </Card>
      ),
      'Content only': <Card>Any content, inside a thin border.</Card>,
    },
    isWide: true,
  },
  Grid: {
    states: { 'Gap of 16 px': <Grid gap={4}>{twoButtons}</Grid> },
  },
  Row: {
    states: {
      'Gap of 8 px': <Row gap={2}>{twoButtons}</Row>,
      'On one baseline': (
        <Row gap={3} align="baseline">
          <Text size="xl">
            <Amount cents={421_850} />
          </Text>
          <Text tone="muted">vs. Prior Friday</Text>
        </Row>
      ),
    },
  },
  Screen: {
    states: {
      'Title, context, actions, content': (
        <ScreenBox>
          <Screen
            title="Items"
            headingLevel={3}
            context="13 active items"
            tag={<Badge tone="accent">Beta</Badge>}
            actions={<Button variant="primary">Create item</Button>}
          >
            <Card>Content</Card>
          </Screen>
        </ScreenBox>
      ),
    },
    isWide: true,
  },
  Stack: {
    states: {
      'Gap of 8 px': <Stack gap={2}>{twoButtons}</Stack>,
      'At the start': (
        <Stack gap={2} align="start">
          {twoButtons}
        </Stack>
      ),
    },
  },
} satisfies Readonly<Record<string, Preview>>;
