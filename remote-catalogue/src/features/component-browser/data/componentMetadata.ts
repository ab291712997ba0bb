import { compareNames } from '@back-office/shared/format';
import type { ComponentDocs, KitComponent } from '../domain/componentBrowser';
import type * as core from '@back-office/shared/ui';
import type * as charts from '@back-office/shared/ui/charts';
import type * as choices from '@back-office/shared/ui/choices';
import type * as dates from '@back-office/shared/ui/dates';
import type * as forms from '@back-office/shared/ui/forms';
import type * as table from '@back-office/shared/ui/table';
import docs from './kit.docs';

type ComponentIn<Exports> = Extract<keyof Exports, Capitalize<string>>;

/** Without the bases of overlays and fields, which are listed themselves. */
export type CoreName = Exclude<
  ComponentIn<typeof core>,
  'FieldFrame' | 'FieldMessage' | 'SearchInput' | 'TooltipBubble'
>;
export type ChartsName = ComponentIn<typeof charts>;
export type ChoicesName = ComponentIn<typeof choices>;
export type DatesName = ComponentIn<typeof dates>;
export type FormsName = Exclude<ComponentIn<typeof forms>, 'Modal'>;
export type TableName = ComponentIn<typeof table>;
/** Every component the kit exports. A new one does not compile until it has metadata and previews. */
type ComponentName = CoreName | ChartsName | ChoicesName | DatesName | FormsName | TableName;

/** What cannot be read from the source of a component. */
type ComponentMetadata = Pick<KitComponent, 'category' | 'tags' | 'usage'>;

const componentMetadata: Readonly<Record<ComponentName, ComponentMetadata>> = {
  Amount: {
    category: 'Text',
    tags: ['money', 'cents', 'price', 'figure'],
    usage: '<Amount cents={-6085} />',
  },
  AnchoredOverlay: {
    category: 'Overlays',
    tags: ['floating', 'panel', 'popover', 'menu'],
    usage: '<AnchoredOverlay label="Share" triggerRef={buttonRef} onClose={close}><ShareOptions /></AnchoredOverlay>',
  },
  Badge: {
    category: 'Text',
    tags: ['status', 'label', 'tone', 'change'],
    usage: '<Badge tone="positive">+12.4%</Badge>',
  },
  BarChart: {
    category: 'Charts',
    tags: ['graph', 'bars', 'stacked', 'trend', 'figure'],
    usage:
      '<BarChart label="Net sales by day" series={["Net sales"]} categories={days} formatValue={formatMoney} formatShort={shortMoney} speakValue={spokenMoney} empty="No sales in this time period" />',
  },
  Button: {
    category: 'Actions',
    tags: ['press', 'primary', 'danger', 'busy', 'form'],
    usage: '<Button variant="primary" icon={<Plus />} onClick={create}>Create item</Button>',
  },
  ButtonLink: {
    category: 'Actions',
    tags: ['link', 'navigation', 'route'],
    usage: '<ButtonLink to={paths.items()}>View items</ButtonLink>',
  },
  Card: {
    category: 'Layout',
    tags: ['panel', 'section', 'region', 'frame'],
    usage: '<Card title="Key Metrics" scope="vs. Prior Friday"><Metrics /></Card>',
  },
  ChangeBadge: {
    category: 'Text',
    tags: ['percent', 'trend', 'comparison', 'figure'],
    usage: '<ChangeBadge change={0.084} />',
  },
  ChartLegend: {
    category: 'Charts',
    tags: ['graph', 'table', 'percent', 'share', 'key'],
    usage: '<ChartLegend label="Total sales" rows={parts} total={{ name: "Total sales", value: 248653 }} />',
  },
  Checkbox: {
    category: 'Fields',
    tags: ['form', 'selection', 'tick', 'toggle'],
    usage: '<Checkbox label="Track stock" isChecked={isTracked} onChange={setTracked} />',
  },
  ConfirmDialog: {
    category: 'Overlays',
    tags: ['modal', 'alert', 'delete', 'question'],
    usage:
      '<ConfirmDialog title="Delete 3 items?" message="You can undo this." confirmLabel="Delete" tone="danger" onConfirm={remove} onCancel={close} />',
  },
  DateRangeChip: {
    category: 'Lists',
    tags: ['filter', 'period', 'days', 'calendar', 'presets'],
    usage: '<DateRangeChip label="Date range" value={range} onChange={setRange} today={today} isActive />',
  },
  DateRangeStepper: {
    category: 'Fields',
    tags: ['period', 'days', 'calendar', 'presets', 'previous', 'next'],
    usage: '<DateRangeStepper label="Date range" value={range} onChange={setRange} today={today} />',
  },
  Dialog: {
    category: 'Overlays',
    tags: ['modal', 'window', 'task'],
    usage:
      '<Dialog title="Export items" onClose={close} footer={<Button variant="primary">Export</Button>}><ExportOptions /></Dialog>',
  },
  EmptyState: {
    category: 'Feedback',
    tags: ['nothing', 'no results', 'start'],
    usage: '<EmptyState icon={<Tag />} title="No items yet" hint="Create your first item." actions={<CreateItem />} />',
  },
  Explanation: {
    category: 'Overlays',
    tags: ['figure', 'formula', 'how it is calculated', 'info'],
    usage: '<Explanation label="Net sales: how this is calculated" explain={explain} />',
  },
  FailurePanel: {
    category: 'Feedback',
    tags: ['error', 'retry', 'alert'],
    usage: '<FailurePanel title="Reports could not be loaded" cause="The server did not answer." onRetry={reload} />',
  },
  FilterBar: {
    category: 'Lists',
    tags: ['search', 'narrow', 'chips', 'clear'],
    usage:
      '<FilterBar chips={chips} onClear={clear} shown={4} total={13}><SearchField label="Search items" value={query} onChange={setQuery} /></FilterBar>',
  },
  FilterChip: {
    category: 'Lists',
    tags: ['narrow', 'options', 'dropdown'],
    usage: '<FilterChip label="Status" options={statuses} selected={selected} onChange={setSelected} multiple />',
  },
  Gauge: {
    category: 'Charts',
    tags: ['graph', 'ring', 'total', 'parts', 'share'],
    usage: '<Gauge label="Total sales" parts={parts} formatValue={spokenMoney}><TotalSales /></Gauge>',
  },
  Grid: {
    category: 'Layout',
    tags: ['cells', 'columns', 'gap', 'spacing'],
    usage: '<Grid gap={4}><Fields /></Grid>',
  },
  IconButton: {
    category: 'Actions',
    tags: ['icon', 'toolbar', 'tooltip', 'press'],
    usage: '<IconButton label="Delete Sourdough Loaf" icon={<Trash2 />} onClick={remove} />',
  },
  Kbd: {
    category: 'Text',
    tags: ['keyboard', 'shortcut', 'hint'],
    usage: '<Kbd>/</Kbd>',
  },
  LineChart: {
    category: 'Charts',
    tags: ['graph', 'trend', 'time', 'figure'],
    usage:
      '<LineChart label="Net sales by day" series="Net sales" points={days} formatValue={formatMoney} formatShort={shortMoney} speakValue={spokenMoney} empty="No sales in this time period" />',
  },
  Menu: {
    category: 'Actions',
    tags: ['dropdown', 'options', 'more', 'list'],
    usage: '<Menu label="Actions" items={items} onAction={run} />',
  },
  MultiSelect: {
    category: 'Fields',
    tags: ['form', 'dropdown', 'options', 'several'],
    usage: '<MultiSelect label="Locations" values={values} options={locations} onChange={setValues} />',
  },
  Notice: {
    category: 'Feedback',
    tags: ['banner', 'alert', 'warning', 'message'],
    usage: '<Notice tone="info" onDismiss={dismiss}>Already have items? Upload an existing catalog.</Notice>',
  },
  PieChart: {
    category: 'Charts',
    tags: ['graph', 'ring', 'donut', 'parts', 'share'],
    usage: '<PieChart label="Net sales by channel" parts={parts} formatValue={spokenMoney} />',
  },
  Popover: {
    category: 'Overlays',
    tags: ['floating', 'panel', 'disclosure'],
    usage: '<Popover label="Help" trigger={(props) => <Button {...props}>Help</Button>}><HelpLinks /></Popover>',
  },
  ProgressBar: {
    category: 'Feedback',
    tags: ['loading', 'wait', 'cancel'],
    usage: '<ProgressBar label="Importing 240 items" value={0.4} onCancel={stop} />',
  },
  Row: {
    category: 'Layout',
    tags: ['flex', 'side by side', 'gap', 'spacing'],
    usage: '<Row gap={2} justify="between"><Label /><Actions /></Row>',
  },
  Screen: {
    category: 'Layout',
    tags: ['page', 'title', 'heading', 'frame'],
    usage:
      '<Screen title="Items" context="13 active items" actions={<Button variant="primary">Create item</Button>}><ItemsTable /></Screen>',
  },
  SearchField: {
    category: 'Fields',
    tags: ['find', 'filter', 'query', 'input'],
    usage: '<SearchField label="Search items" value={query} onChange={setQuery} shortcut />',
  },
  Select: {
    category: 'Fields',
    tags: ['form', 'dropdown', 'options', 'choose'],
    usage: '<Select label="Unit" value={unit} options={units} onChange={setUnit} />',
  },
  SelectionBar: {
    category: 'Lists',
    tags: ['bulk', 'selected', 'toolbar'],
    usage: '<SelectionBar count={3} onClear={clear}><Button variant="ghost">Delete</Button></SelectionBar>',
  },
  Sheet: {
    category: 'Overlays',
    tags: ['modal', 'form', 'full height', 'sections'],
    usage:
      '<Sheet title="Create item" onClose={close} actions={<Button variant="primary">Save Item</Button>}><ItemForm /></Sheet>',
  },
  SheetSection: {
    category: 'Layout',
    tags: ['form', 'section', 'heading'],
    usage: '<SheetSection id="details" title="Details" hint="What customers see"><NameField /></SheetSection>',
  },
  Skeleton: {
    category: 'Feedback',
    tags: ['loading', 'placeholder', 'wait'],
    usage: '<Skeleton width={180} height={20} />',
  },
  SkeletonRows: {
    category: 'Feedback',
    tags: ['loading', 'placeholder', 'list', 'wait'],
    usage: '<SkeletonRows rows={8} columns={4} />',
  },
  Stack: {
    category: 'Layout',
    tags: ['flex', 'column', 'gap', 'spacing'],
    usage: '<Stack gap={4}><Head /><Body /></Stack>',
  },
  Switch: {
    category: 'Fields',
    tags: ['toggle', 'setting', 'on', 'off'],
    usage: '<Switch label="Skip item details screen" isOn={isOn} onChange={setOn} />',
  },
  Table: {
    category: 'Lists',
    tags: ['grid', 'rows', 'columns', 'windowed', 'selection'],
    usage: '<Table label="Items" rows={items} rowKey={idOf} columns={columns} onOpen={open} />',
  },
  TableCell: {
    category: 'Lists',
    tags: ['row', 'column', 'quick create'],
    usage: '<TableCell phone="primary"><QuickName /></TableCell>',
  },
  Text: {
    category: 'Text',
    tags: ['size', 'tone', 'muted', 'heading', 'note'],
    usage: '<Text as="p" size="xs" tone="muted">Compared with the prior Friday</Text>',
  },
  TextField: {
    category: 'Fields',
    tags: ['form', 'input', 'text', 'multiline', 'error'],
    usage: '<TextField label="Name" value={name} onChange={setName} error={errors.name} />',
  },
  ToastProvider: {
    category: 'Feedback',
    tags: ['message', 'undo', 'status', 'useToast', 'snackbar'],
    usage: '<ToastProvider><App /></ToastProvider>',
  },
  Tooltip: {
    category: 'Overlays',
    tags: ['hint', 'hover', 'description'],
    usage: '<Tooltip text="Fees are included"><button type="button">Net total</button></Tooltip>',
  },
  VisuallyHidden: {
    category: 'Text',
    tags: ['accessibility', 'screen reader', 'label'],
    usage: '<VisuallyHidden role="status">13 items shown</VisuallyHidden>',
  },
};

/** Every component of the kit by name: the documentation in its source and its metadata. */
export const kitComponents: readonly KitComponent[] = (docs as readonly ComponentDocs[])
  .flatMap((each) => (isListed(each.name) ? [{ ...each, ...componentMetadata[each.name] }] : []))
  .sort((a, b) => compareNames(a.name, b.name));

function isListed(name: string): name is ComponentName {
  return Object.hasOwn(componentMetadata, name);
}
