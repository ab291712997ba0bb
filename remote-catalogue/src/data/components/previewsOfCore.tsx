import { EllipsisVertical, Plus, SearchX, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Day } from '@back-office/shared/format';
import { paths } from '@back-office/shared/routes';
import { color, font, space, tabular, text, weight } from '@back-office/shared/theme';
import {
  Amount,
  Badge,
  Button,
  ButtonLink,
  Card,
  ChangeBadge,
  Checkbox,
  ConfirmDialog,
  DateField,
  EmptyState,
  FailurePanel,
  IconButton,
  Kbd,
  Notice,
  Popover,
  ProgressBar,
  Screen,
  SearchField,
  SelectionBar,
  Skeleton,
  SkeletonRows,
  Switch,
  TextField,
  ToastProvider,
  Tooltip,
  VisuallyHidden,
  useToast,
} from '@back-office/shared/ui';
import type { CoreName } from './componentEntries';
import { ConfirmMiniature, PopoverMiniature, ToastMiniature, TooltipMiniature } from './miniatures';
import type { Preview } from './preview';

/** Buttons of a preview do nothing where nothing needs to happen. */
const rest = () => undefined;
const here = (name: CoreName) => `${paths.components()}?name=${name}`;

export const previewsOfCore: Readonly<Record<CoreName, Preview>> = {
  Amount: {
    states: [
      { label: 'Positive', Example: () => <Amount cents={421_850} /> },
      { label: 'Negative, read out as minus', Example: () => <Amount cents={-6_085} /> },
      { label: 'Zero', Example: () => <Amount cents={0} /> },
    ],
  },
  Badge: {
    states: [
      {
        label: 'Change',
        Example: () => (
          <Row>
            <Badge tone="positive">+12.4%</Badge>
            <Badge tone="negative">-3.1%</Badge>
            <Badge tone="neutral">N/A</Badge>
          </Row>
        ),
      },
      {
        label: 'State',
        Example: () => (
          <Row>
            <Badge tone="notice">Low stock</Badge>
            <Badge tone="accent">Beta</Badge>
            <Badge tone="outline">Draft</Badge>
          </Row>
        ),
      },
    ],
  },
  Button: {
    states: [
      {
        label: 'Primary and secondary',
        Example: () => (
          <Row>
            <Button>Cancel</Button>
            <Button variant="primary">Save Item</Button>
          </Row>
        ),
      },
      {
        label: 'Danger, ghost and link',
        Example: () => (
          <Row>
            <Button variant="danger">Delete</Button>
            <Button variant="ghost">Bulk update</Button>
            <Button variant="link">Clear filters</Button>
          </Row>
        ),
      },
      {
        label: 'With an icon, small',
        Example: () => (
          <Row>
            <Button icon={<Plus />}>Create item</Button>
            <Button size="small" icon={<Plus />}>
              Add Option
            </Button>
          </Row>
        ),
      },
      {
        label: 'Busy, unavailable, disabled',
        Example: () => (
          <Row>
            <Button icon={<Plus />} isBusy>
              Saving
            </Button>
            <Button unavailable="Not available yet">Publish</Button>
            <Button disabled>Send</Button>
          </Row>
        ),
      },
    ],
  },
  ButtonLink: {
    states: [
      {
        label: 'Secondary and primary',
        Example: () => (
          <Row>
            <ButtonLink to={here('ButtonLink')}>View items</ButtonLink>
            <ButtonLink to={here('ButtonLink')} variant="primary">
              Home
            </ButtonLink>
          </Row>
        ),
      },
      {
        label: 'Small, with an icon',
        Example: () => (
          <ButtonLink to={here('ButtonLink')} size="small" icon={<Plus />}>
            Create report
          </ButtonLink>
        ),
      },
    ],
  },
  Card: {
    states: [
      {
        label: 'With title and scope',
        Example: () => (
          <Card title="Net Sales" scope="vs. Prior Friday">
            <Figure>$4,218.50</Figure>
          </Card>
        ),
      },
      {
        label: 'Content alone',
        Example: () => <Card>Any content, framed by a hairline.</Card>,
      },
    ],
    isWide: true,
  },
  ChangeBadge: {
    states: [
      {
        label: 'Up and down',
        Example: () => (
          <Row>
            <ChangeBadge change={0.084} />
            <ChangeBadge change={-0.031} />
          </Row>
        ),
      },
      { label: 'No change, or nothing to compare with', Example: () => <ChangeBadge change={undefined} /> },
    ],
  },
  Checkbox: {
    states: [
      {
        label: 'Choices',
        Example: function Choices() {
          const [isChecked, setChecked] = useState(true);
          const [isOther, setOther] = useState(false);
          return (
            <Column>
              <Checkbox label="Track stock" isChecked={isChecked} onChange={setChecked} />
              <Checkbox label="Sell online" isChecked={isOther} onChange={setOther} />
            </Column>
          );
        },
      },
      {
        label: 'Some chosen, disabled',
        Example: function SomeChosen() {
          const [isChecked, setChecked] = useState<boolean>();
          return (
            <Column>
              <Checkbox
                label="All items"
                isChecked={isChecked ?? false}
                isIndeterminate={isChecked === undefined}
                onChange={setChecked}
              />
              <Checkbox label="Archived items" isChecked disabled onChange={rest} />
            </Column>
          );
        },
      },
    ],
  },
  ConfirmDialog: {
    states: [
      { label: 'A dangerous step', Example: () => <Confirming tone="danger" /> },
      { label: 'A harmless step', Example: () => <Confirming /> },
    ],
    Miniature: ConfirmMiniature,
  },
  DateField: {
    states: [
      { label: 'With a day', Example: () => <DayField first="2025-07-18" hint="The day of the sales." /> },
      { label: 'With an error', Example: () => <DayField first="2025-06-28" error="Ends before it begins." /> },
    ],
    isWide: true,
  },
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
  IconButton: {
    states: [
      {
        label: 'Ghost, the default',
        Example: () => (
          <Row>
            <IconButton label="Actions for Sourdough Loaf" icon={<EllipsisVertical />} />
            <IconButton label="Delete Sourdough Loaf" icon={<Trash2 />} />
          </Row>
        ),
      },
      {
        label: 'Secondary, primary, small',
        Example: () => (
          <Row>
            <IconButton label="Add an item" icon={<Plus />} variant="secondary" />
            <IconButton label="Create an item" icon={<Plus />} variant="primary" />
            <IconButton label="Add a small item" icon={<Plus />} variant="secondary" size="small" />
          </Row>
        ),
      },
      {
        label: 'Unavailable',
        Example: () => <IconButton label="Share" icon={<Plus />} variant="secondary" unavailable="Not available yet" />,
      },
    ],
  },
  Kbd: {
    states: [
      {
        label: 'Keys',
        Example: () => (
          <Row>
            <Kbd>/</Kbd>
            <Kbd>Esc</Kbd>
            <Kbd>Enter</Kbd>
          </Row>
        ),
      },
    ],
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
    isWide: true,
  },
  Popover: {
    states: [
      {
        label: 'Opens below its button',
        Example: () => (
          <Popover label="Help" trigger={(props) => <Button {...props}>Help</Button>}>
            {(close) => (
              <Floating>
                <p>Fees are taken off each payment.</p>
                <Button size="small" onClick={close}>
                  Got it
                </Button>
              </Floating>
            )}
          </Popover>
        ),
      },
    ],
    Miniature: PopoverMiniature,
  },
  ProgressBar: {
    states: [
      { label: 'Part done', Example: () => <ProgressBar label="Importing 240 items" value={0.4} onCancel={rest} /> },
      { label: 'End unknown', Example: () => <ProgressBar label="Reading the file" /> },
    ],
    isWide: true,
  },
  Screen: {
    states: [
      {
        label: 'Title, context, actions, content',
        Example: () => (
          <ScreenRoom>
            <Screen
              title="Items"
              context="13 active items"
              tag={<Badge tone="accent">Beta</Badge>}
              actions={<Button variant="primary">Create item</Button>}
            >
              <Card>Content</Card>
            </Screen>
          </ScreenRoom>
        ),
      },
    ],
    isWide: true,
  },
  SearchField: {
    states: [
      {
        label: 'Empty, with its shortcut',
        isStill: true,
        Example: () => <SearchField label="Search items" value="" onChange={rest} shortcut />,
      },
      {
        label: 'With a query',
        Example: function WithQuery() {
          const [query, setQuery] = useState('sourdough');
          return <SearchField label="Search items" value={query} onChange={setQuery} />;
        },
      },
    ],
    isWide: true,
  },
  SelectionBar: {
    states: [
      {
        label: 'Some of the chosen are hidden',
        Example: () => (
          <BarRoom>
            <SelectionBar count={3} hidden={1} onClear={rest}>
              <Button variant="ghost">Delete</Button>
            </SelectionBar>
          </BarRoom>
        ),
      },
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
  Switch: {
    states: [
      {
        label: 'With a description',
        Example: function Described() {
          const [isOn, setOn] = useState(true);
          return (
            <Switch
              label="Skip item details screen"
              description="Adds the item to the cart at once."
              isOn={isOn}
              onChange={setOn}
            />
          );
        },
      },
      {
        label: 'Off, disabled',
        Example: function Off() {
          const [isOn, setOn] = useState(false);
          return (
            <Column>
              <Switch label="Sounds" isOn={isOn} onChange={setOn} />
              <Switch label="Inventory sync" isOn={false} disabled onChange={rest} />
            </Column>
          );
        },
      },
    ],
    isWide: true,
  },
  TextField: {
    states: [
      {
        label: 'With a hint',
        Example: () => <Field label="Name" first="Wildflower Honey" hint="As on the receipt." />,
      },
      {
        label: 'With an error',
        Example: () => <Field label="Price ($)" first="12abc" error="Please enter a valid price." />,
      },
      { label: 'Several lines', Example: () => <Field label="Description" first="From our own hives." multiline /> },
      { label: 'Disabled', Example: () => <Field label="Cost" first="" hint="Comes with vendors." disabled /> },
    ],
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
  Tooltip: {
    states: [
      {
        label: 'On hover and on keyboard focus',
        Example: () => (
          <Tooltip text="Fees are included">
            <Button>Net total</Button>
          </Tooltip>
        ),
      },
    ],
    Miniature: TooltipMiniature,
  },
  VisuallyHidden: {
    states: [
      {
        label: 'Read out, not shown',
        Example: () => (
          <Muted>
            Between these marks stands a text: »<VisuallyHidden>13 items shown</VisuallyHidden>«
          </Muted>
        ),
      },
    ],
  },
};

function Confirming({ tone }: { readonly tone?: 'danger' }) {
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const [title, verb] = tone ? ['Delete 3 items?', 'Delete'] : ['Replace the list?', 'Replace'];
  return (
    <>
      <Button onClick={() => setAsked(true)}>{tone ? 'Delete items' : 'Replace list'}</Button>
      {isAsked && (
        <ConfirmDialog
          title={title}
          message="This is a preview: nothing is changed."
          confirmLabel={verb}
          tone={tone}
          onConfirm={close}
          onCancel={close}
        />
      )}
    </>
  );
}

interface FieldProps {
  readonly label: string;
  readonly first: string;
  readonly hint?: string;
  readonly error?: string;
  readonly multiline?: boolean;
  readonly disabled?: boolean;
}

function Field({ first, ...props }: FieldProps) {
  const [value, setValue] = useState(first);
  return <TextField {...props} value={value} onChange={setValue} />;
}

interface DayFieldProps {
  readonly first: Day;
  readonly hint?: string;
  readonly error?: string;
}

function DayField({ first, ...props }: DayFieldProps) {
  const [day, setDay] = useState<Day | ''>(first);
  return <DateField {...props} label="Date" value={day} onChange={setDay} />;
}

function Toasting(): ReactNode {
  const toasts = useToast();
  const show = () =>
    toasts.show({ message: '3 items deleted', tone: 'done', action: { label: 'Undo', onPress: rest } });
  return <Button onClick={show}>Show a toast</Button>;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
`;

const Column = styled.div`
  display: grid;
  gap: ${space[2]};
`;

const Figure = styled.div`
  ${text.xl}
  font-weight: ${weight.strong};
  ${tabular}
`;

const Floating = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  max-width: 220px;
  padding: ${space[2]};
`;

/** A screen is as high as the window; here it gets a window of its own. */
const ScreenRoom = styled.div`
  --screen-height: 220px;
  --gutter: ${space[4]};

  width: 100%;
  overflow: clip;
`;

/** The bar hangs below its own place, into the free end of a screen. */
const BarRoom = styled.div`
  height: 64px;
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${font.sm};
`;
