import { compareNames } from '@back-office/shared/format';
import type { ComponentDocs, KitComponent } from '../domain/componentBrowser';
import type * as core from '@back-office/shared/ui';
import type * as charts from '@back-office/shared/ui/charts';
import type * as choices from '@back-office/shared/ui/choices';
import type * as dates from '@back-office/shared/ui/dates';
import type * as dialogs from '@back-office/shared/ui/dialogs';
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
export type DialogsName = Exclude<ComponentIn<typeof dialogs>, 'Modal'>;
export type FormsName = ComponentIn<typeof forms>;
export type TableName = ComponentIn<typeof table>;
/** Every component the kit exports. A new one does not compile until it has metadata and previews. */
type ComponentName = CoreName | ChartsName | ChoicesName | DatesName | DialogsName | FormsName | TableName;

/** What cannot be read from the source of a component: its category and tags, and sample code. */
const tagsOf: Readonly<Record<ComponentName, readonly [KitComponent['category'], ...(readonly string[])]>> = {
  Amount: ['Text', 'money', 'cents', 'price', 'figure'],
  AnchoredOverlay: ['Overlays', 'floating', 'panel', 'popover', 'menu'],
  Badge: ['Text', 'status', 'label', 'tone', 'change'],
  BarChart: ['Charts', 'graph', 'bars', 'stacked', 'trend', 'figure'],
  Button: ['Actions', 'press', 'primary', 'danger', 'busy', 'form'],
  ButtonLink: ['Actions', 'link', 'navigation', 'route'],
  Card: ['Layout', 'panel', 'section', 'region', 'frame'],
  ChangeBadge: ['Text', 'percent', 'trend', 'comparison', 'figure'],
  ChartLegend: ['Charts', 'graph', 'table', 'percent', 'share', 'key'],
  Checkbox: ['Fields', 'form', 'selection', 'tick', 'toggle'],
  ConfirmDialog: ['Overlays', 'modal', 'alert', 'delete', 'question'],
  DateRangeChip: ['Lists', 'filter', 'period', 'days', 'calendar', 'presets'],
  DateRangeStepper: ['Fields', 'period', 'days', 'calendar', 'presets', 'previous', 'next'],
  Dialog: ['Overlays', 'modal', 'window', 'task'],
  EmptyState: ['Feedback', 'nothing', 'no results', 'start'],
  Explanation: ['Overlays', 'figure', 'formula', 'how it is calculated', 'info'],
  FailurePanel: ['Feedback', 'error', 'retry', 'alert'],
  FileDrop: ['Fields', 'upload', 'choose', 'drop', 'import'],
  FilterBar: ['Lists', 'search', 'narrow', 'chips', 'clear'],
  FilterChip: ['Lists', 'narrow', 'options', 'dropdown'],
  Gauge: ['Charts', 'graph', 'ring', 'total', 'parts', 'share'],
  Grid: ['Layout', 'cells', 'columns', 'gap', 'spacing'],
  IconButton: ['Actions', 'icon', 'toolbar', 'tooltip', 'press'],
  Kbd: ['Text', 'keyboard', 'shortcut', 'hint'],
  LineChart: ['Charts', 'graph', 'trend', 'time', 'figure'],
  Menu: ['Actions', 'dropdown', 'options', 'more', 'list'],
  MultiSelect: ['Fields', 'form', 'dropdown', 'options', 'several'],
  Notice: ['Feedback', 'banner', 'alert', 'warning', 'message'],
  PieChart: ['Charts', 'graph', 'ring', 'donut', 'parts', 'share'],
  Popover: ['Overlays', 'floating', 'panel', 'disclosure'],
  ProgressBar: ['Feedback', 'loading', 'wait', 'cancel'],
  Row: ['Layout', 'flex', 'side by side', 'gap', 'spacing'],
  Screen: ['Layout', 'page', 'title', 'heading', 'frame'],
  SearchField: ['Fields', 'find', 'filter', 'query', 'input'],
  Select: ['Fields', 'form', 'dropdown', 'options', 'choose'],
  SelectionBar: ['Lists', 'bulk', 'selected', 'toolbar'],
  Sheet: ['Overlays', 'modal', 'form', 'full height', 'sections'],
  SheetSection: ['Layout', 'form', 'section', 'heading'],
  Skeleton: ['Feedback', 'loading', 'placeholder', 'wait'],
  SkeletonRows: ['Feedback', 'loading', 'placeholder', 'list', 'wait'],
  Stack: ['Layout', 'flex', 'column', 'gap', 'spacing'],
  Switch: ['Fields', 'toggle', 'setting', 'on', 'off'],
  Table: ['Lists', 'grid', 'rows', 'columns', 'windowed', 'selection'],
  TableCell: ['Lists', 'row', 'column', 'quick create'],
  Text: ['Text', 'size', 'tone', 'muted', 'heading', 'note'],
  TextField: ['Fields', 'form', 'input', 'text', 'multiline', 'error'],
  ToastProvider: ['Feedback', 'message', 'undo', 'status', 'useToast', 'snackbar'],
  Tooltip: ['Overlays', 'hint', 'hover', 'description'],
  VisuallyHidden: ['Text', 'accessibility', 'screen reader', 'label'],
};

const usageOf: Readonly<Record<ComponentName, string>> = {
  Amount: '<Amount cents={-6085} />',
  AnchoredOverlay:
    '<AnchoredOverlay label="Share" triggerRef={buttonRef} onClose={close}><ShareOptions /></AnchoredOverlay>',
  Badge: '<Badge tone="positive">+12.4%</Badge>',
  BarChart:
    '<BarChart label="Net sales by day" series={["Net sales"]} categories={days} formatValue={formatMoney} formatShort={shortMoney} speakValue={spokenMoney} empty="No sales in this time period" />',
  Button: '<Button variant="primary" icon={<Plus />} onClick={create}>Create item</Button>',
  ButtonLink: '<ButtonLink to={paths.items()}>View items</ButtonLink>',
  Card: '<Card title="Key Metrics" scope="vs. Prior Friday"><Metrics /></Card>',
  ChangeBadge: '<ChangeBadge change={0.084} />',
  ChartLegend: '<ChartLegend label="Total sales" rows={parts} total={{ name: "Total sales", value: 248653 }} />',
  Checkbox: '<Checkbox label="Track stock" isChecked={isTracked} onChange={setTracked} />',
  ConfirmDialog:
    '<ConfirmDialog title="Delete 3 items?" message="You can undo this." confirmLabel="Delete" tone="danger" onConfirm={remove} onCancel={close} />',
  DateRangeChip: '<DateRangeChip label="Date range" value={range} onChange={setRange} today={today} isActive />',
  DateRangeStepper: '<DateRangeStepper label="Date range" value={range} onChange={setRange} today={today} />',
  Dialog:
    '<Dialog title="Export items" onClose={close} footer={<Button variant="primary">Export</Button>}><ExportOptions /></Dialog>',
  EmptyState:
    '<EmptyState icon={<Tag />} title="No items yet" hint="Create your first item." actions={<CreateItem />} />',
  Explanation: '<Explanation label="Net sales: how this is calculated" explain={explain} />',
  FailurePanel:
    '<FailurePanel title="Reports could not be loaded" cause="The server did not answer." onRetry={reload} />',
  FileDrop: '<FileDrop label="Choose a file" hint="CSV or JSON" accept=".csv,.json" onFile={read} />',
  FilterBar:
    '<FilterBar chips={chips} onClear={clear} shown={4} total={13}><SearchField label="Search items" value={query} onChange={setQuery} /></FilterBar>',
  FilterChip: '<FilterChip label="Status" options={statuses} selected={selected} onChange={setSelected} multiple />',
  Gauge:
    '<Gauge label="Total sales" parts={parts} formatValue={spokenMoney} figure="$3,069.82" characters={9}>Total sales</Gauge>',
  Grid: '<Grid gap={4}><Fields /></Grid>',
  IconButton: '<IconButton label="Delete Sourdough Loaf" icon={<Trash2 />} onClick={remove} />',
  Kbd: '<Kbd>/</Kbd>',
  LineChart:
    '<LineChart label="Net sales by day" series="Net sales" points={days} formatValue={formatMoney} formatShort={shortMoney} speakValue={spokenMoney} empty="No sales in this time period" />',
  Menu: '<Menu label="Actions" items={items} onAction={run} />',
  MultiSelect: '<MultiSelect label="Locations" values={values} options={locations} onChange={setValues} />',
  Notice: '<Notice tone="info" onDismiss={dismiss}>Already have items? Upload an existing catalog.</Notice>',
  PieChart: '<PieChart label="Net sales by channel" parts={parts} formatValue={spokenMoney} />',
  Popover: '<Popover label="Help" trigger={(props) => <Button {...props}>Help</Button>}><HelpLinks /></Popover>',
  ProgressBar: '<ProgressBar label="Importing 240 items" value={0.4} onCancel={stop} />',
  Row: '<Row gap={2} justify="between"><Label /><Actions /></Row>',
  Screen:
    '<Screen title="Items" context="13 active items" actions={<Button variant="primary">Create item</Button>}><ItemsTable /></Screen>',
  SearchField: '<SearchField label="Search items" value={query} onChange={setQuery} shortcut />',
  Select: '<Select label="Unit" value={unit} options={units} onChange={setUnit} />',
  SelectionBar: '<SelectionBar count={3} onClear={clear}><Button variant="ghost">Delete</Button></SelectionBar>',
  Sheet:
    '<Sheet title="Create item" onClose={close} actions={<Button variant="primary">Save Item</Button>}><ItemForm /></Sheet>',
  SheetSection: '<SheetSection id="details" title="Details" hint="What customers see"><NameField /></SheetSection>',
  Skeleton: '<Skeleton width={180} height={20} />',
  SkeletonRows: '<SkeletonRows rows={8} columns={4} />',
  Stack: '<Stack gap={4}><Head /><Body /></Stack>',
  Switch: '<Switch label="Skip item details screen" isOn={isOn} onChange={setOn} />',
  Table: '<Table label="Items" rows={items} rowKey={idOf} columns={columns} onOpen={open} />',
  TableCell: '<TableCell phone="primary"><QuickName /></TableCell>',
  Text: '<Text as="p" size="xs" tone="muted">Compared with the prior Friday</Text>',
  TextField: '<TextField label="Name" value={name} onChange={setName} error={errors.name} />',
  ToastProvider: '<ToastProvider><App /></ToastProvider>',
  Tooltip: '<Tooltip text="Fees are included"><button type="button">Net total</button></Tooltip>',
  VisuallyHidden: '<VisuallyHidden role="status">13 items shown</VisuallyHidden>',
};

/** Every component of the kit by name: the documentation in its source and its metadata. */
export const kitComponents: readonly KitComponent[] = (docs as readonly ComponentDocs[])
  .flatMap((each) => (isListed(each.name) ? [{ ...each, ...metadataOf(each.name) }] : []))
  .sort((a, b) => compareNames(a.name, b.name));

function isListed(name: string): name is ComponentName {
  return Object.hasOwn(usageOf, name);
}

function metadataOf(name: ComponentName): Pick<KitComponent, 'category' | 'tags' | 'usage'> {
  const [category, ...tags] = tagsOf[name];
  return { category, tags, usage: usageOf[name] };
}
