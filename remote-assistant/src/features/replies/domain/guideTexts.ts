import type { GuideTitle } from './guide';

/** What to do for each entry of the guide. Loaded with the first answer about the product. */
export const guideTexts: Readonly<Record<GuideTitle, string>> = {
  Items: 'Search, filter, edit, and delete your items there.',
  'Create item': 'Press Create item in Items, enter a name and a price, and save.',
  'Change a price':
    'Open the item in Items, change the price, and save. For several items, tick them and use Bulk update.',
  'Edit an item':
    'Press the item in Items, change it in the form, also its photos and variations, and save. Ctrl S (⌘ S) saves, too.',
  'Change several items': 'Tick the items in Items and press Bulk update.',
  'Delete items': 'Open or tick the item in Items and press Delete. The message that follows offers Undo.',
  'Import items':
    'Choose a CSV or JSON file there, match its columns, and look at the preview before anything is added.',
  'Export items':
    'Press Export in Items. It writes a CSV file of the items, or one with a row for each variation. Spreadsheets such as Excel open it.',
  'Print labels':
    'Choose Print labels in the Actions menu of Items, and the paper of the labels. Ticked items are printed, or all that are listed.',
  'Stock of an item':
    'Stock is part of each item: open it in Items to change it. The item library lists what is on hand.',
  'Item library': 'It shows what is in stock where. “Add or remove items” adds items of the library to your list.',
  'Inventory management': 'It lists what is on hand of every variation, with the history of its stock.',
  'Count stock':
    'Press Count in Inventory management, scan or choose what you counted, and enter the numbers. Print count sheet prints a list to write on, and Import counts reads a file.',
  'Receive and move stock':
    'Press Receive, Adjust, or Transfer in Inventory management, choose the items, and enter the numbers.',
  Categories: 'Your categories are listed there, with the number of items.',
  'Create category': 'Press Create category in Categories and enter a name.',
  'Edit categories':
    'Rename and delete categories in their menu; Rearrange changes their order, by dragging or with the keyboard.',
  Dashboard:
    'It shows one business day: key metrics, customers, payment types, and items. The Date chip chooses the day.',
  'Choose another day': 'Press the Date chip on the dashboard, or the range on a report, and choose the days.',
  'Sales summary': 'It breaks sales down from gross sales to the net total. A line opens the transactions behind it.',
  'Export the sales summary':
    'Press Export above the breakdown. It writes every line as CSV, with the period that is compared with. Spreadsheets such as Excel open it.',
  Print:
    'Use Print of your browser (Ctrl P, ⌘ P) on any screen. Navigation and controls are left out, and reports name their range.',
  'Compare periods':
    'Choose Compare in the sales summary: the previous period, the same weekdays last year, or the same period last year.',
  Transactions: 'They list every payment and refund of a period, with filters and a search.',
  'Export transactions':
    'Press Export CSV in Transactions. It writes the rows that are listed, in their order. Spreadsheets such as Excel open it.',
  'My views':
    'Set the filters of items, transactions, or a report, then choose Keep this view under My views. One view of each list can be its default.',
  'Sales by item': 'It lists the sales of every item.',
  'Sales by category': 'It lists the sales of every category.',
  'Sales by location': 'It lists the sales of every location.',
  'Sales by time': 'It lists sales by time.',
  'Discounts & comps': 'It lists discounts and comps.',
  Taxes: 'It lists the taxes collected.',
  Payments: 'It lists how customers paid.',
  Deposits: 'It lists deposits collected and redeemed.',
  Gratuity: 'It lists tips and auto gratuity.',
  'Items sold': 'It lists the units of every item sold.',
  'Customer directory': 'It lists customers with their purchases.',
  Reports: 'The sales summary and the list of all reports are there.',
  'Financial Suite': 'It is the home of all financial reports, with cards for the figures of a period.',
  'Export the Financial Suite': 'Press Export in the Financial Suite. It writes every card with its figure and change.',
  'Add a widget': 'Press Add Widget in the Financial Suite and choose a figure.',
  'Custom reports': 'Your own reports are listed there. Their menu has Edit, Duplicate and Delete.',
  'Create custom report':
    'Choose metrics, filters, groups, and charts there, then press Save Report. It is then among your custom reports.',
  'Export a custom report': 'Open the report and press Export CSV. Print of your browser prints it.',
  'Deferred sales': 'They follow deposits and gift cards from collection to completion, and show what is owed.',
  'Roll-forward of deferred sales': 'It shows what was owed on a day, and what was collected and redeemed since.',
  'Invoice detail': 'It shows the life of an invoice with a deposit.',
  'Full cycle': 'It shows a deferred sale from the deposit to the completed order.',
  'Migration status': 'It shows which reports have moved to the new reporting system.',
  'FS Prototype': 'It previews new screens of the Financial Suite.',
  'Prototype of deferred sales': 'It previews the new deferred sales.',
  'Prototype of custom reports': 'It previews the new custom reports.',
  Education: 'Courses explain sales and payment figures with examples.',
  Assistant: 'All your conversations are there. Chat at the top of every screen opens a small one.',
  'Close the assistant':
    'The cross in the head of the assistant closes it, the minus leaves its title; Esc closes it, too. Its button stays and cannot be hidden.',
  'Export a conversation': 'Open the conversation and choose Export. It writes the messages as JSON.',
  'Delete a conversation': 'Open the conversation and choose Delete. Undo in the message brings it back.',
  'Edit a question that you sent':
    'Press Edit question below the question, change it, and send. The arrows show its earlier versions and their replies.',
  'Search conversations': 'Type in the search field above the list of conversations. It finds words in all messages.',
  'Copy a reply':
    'Press Copy below the reply for plain text, or Markdown to clipboard to keep its tables and bold text.',
  'Attach a file': 'Press the paper clip beside the message field, or drop or paste the file: at most 50 MB.',
  'Product recommendations': 'They suggest products for a need and a budget.',
  'Keyboard shortcuts':
    'Help in the menu lists the shortcuts: Ctrl K (⌘ K) searches everything, / searches the list on screen, Esc clears a search or closes a dialog, F6 goes to a message with Undo, J and K go to the next or previous transaction, and Ctrl S (⌘ S) saves the open item.',
  Search: 'Press Ctrl K (⌘ K) on any screen and type: screens, reports, items, and transactions are found.',
  Notifications: 'The bell at the bottom of the menu opens your notifications.',
  'Component browser': 'It shows the components this product is built with.',
  'Health page': 'It shows the state and version of each part of the product.',
  Undo: 'The message after a change offers Undo; F6 goes to it. Undo takes back that change alone, such as a delete.',
  Settings: 'They have your shop, its data, the appearance, and the assistant.',
  'Shop settings':
    'Change the name, the time zone, the start of the business day, and the locale in Settings → Shop. The currency can be changed while the shop has no sales. The sample shop’s cannot be changed.',
  'Add shop': 'Press the name of the shop at the top of the menu, then Add shop.',
  'Switch shops': 'Press the name of the shop at the top of the menu and choose another one.',
  'Connect a shop':
    'Press the name of the shop at the top of the menu, then Connect a shop. Settings → Shops disconnects it; its sales stay on the server.',
  'Delete a shop': 'Settings → Shops deletes a shop, after a list of what goes. It can be put back for 20 seconds.',
  'Figures and tax':
    'Settings → Figures and tax says which figures the data of the shop hold, and why others are unknown.',
  'Import sales':
    'Choose the export of your point of sale in Settings → Data: Square, Shopify, WooCommerce, Stripe, Toast, eBay, Etsy, Loyverse, or another table. In the sample shop, add a shop of your own first.',
  'Back up': 'Settings → Data → Back up writes one file with everything of a shop, or of all shops.',
  'Restore a backup': 'Settings → Data → Restore a backup reads the file, and checks it before anything is written.',
  Storage: 'Settings → Data shows how much room the product takes, and asks the browser to keep the data.',
  'Reset sample data':
    'Choose Reset sample data in the account menu. It lists what goes, asks, and can be undone. It is there in the sample shop alone.',
  'Dark theme': 'Choose Light, Dark, or System under Appearance in Settings, or in the account menu.',
  'Assistant settings': 'Auto-save, timestamps, and sounds are under Assistant in Settings, and in the account menu.',
  'Language model':
    'Press Connect a model under Assistant in Settings. It says what is sent; Turn off ends it. The built-in assistant needs none.',
  About: 'Settings → About has the version.',
  Refunds:
    'I can’t give a refund, and no screen here does: refunds are made where the payment was taken. The transactions list those that were made.',
  Team: 'Staff can’t be added or managed here: there are no team accounts or permissions. Reports can be grouped by the staff of your sales data.',
  Discounts:
    'Discounts and promo codes can’t be set up here. The report lists the discounts and comps that were given.',
  'Take payments':
    'Payments can’t be taken or charged here: that is done at your point of sale. The transactions list them.',
  Invoices: 'Invoices can’t be written or sent here. Deferred sales follow the deposits of invoices.',
  'Gift cards': 'Gift cards can’t be sold or issued here. Deferred sales show what is owed on them.',
  Customers: 'Customers can’t be added or written to here. The customer directory lists those of your sales data.',
  'Change transactions':
    'Transactions can’t be changed or deleted here: I only read figures. In an own shop, Settings → Data takes back an imported file.',
  'Bank account':
    'Bank accounts and payouts are managed where your payments are processed. Education explains when card money arrives.',
  'Tax rates': 'Tax rates are set at your point of sale. The report lists the taxes collected.',
  'Scheduled reports':
    'Reports can’t be emailed or scheduled here. Custom reports can be saved, exported as CSV, and printed.',
  'Orders and suppliers': 'Goods can’t be ordered here. The item library shows what is on hand.',
  Receipts: 'Receipts can’t be printed or sent here. The transactions show each payment with its items.',
  Password: 'There is no sign-in here, so there is no password: the data of your own shops are in this browser.',
};
