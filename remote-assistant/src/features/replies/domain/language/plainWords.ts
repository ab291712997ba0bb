import { currencyNames } from '../../../../domain/currencies';
import { monthNames, weekdayNames } from '../periods/calendar';
import { holidayWords } from '../periods/holidays';
import { guideWords } from '../guide';
import { lexiconWords } from './lexicon';

/** Words that a question may have without meaning anything else by them. */
const fillers =
  'first process processed handle handled issued a lose lost rid anything something nothing rn bookkeeper accountant boss wife husband partner howd whatd hm hmm how often single asking leave bad diff wondering per person about after ago ahead all almost already alright altogether am an any anyhow anyway approximately are around as ask asked at away back basically be been being between both can come could couldn course current currently did didn do does doesn doing don done during either else end ended ending even ever exact exactly far few following for from fully gave get gets getting gimme give given gives go goes going gonna gone got had has have having hear help her here him his hows however i if in info information inside into is isn it its itself ive just kind kinda kindly know last later latter lemme let lets like list little look looking looks lot lots ma made main make makes mate maybe me might more most much my myself near need needs now of off oh okay on once one ones only onto or our ours out over overall own part past perhaps please plus pls point possible precise prior probably quick quickly quite rather really recent recently respectively right roughly run running s said same say see seem set shall she should show side since so some somehow sort start started still stop such sure t take taken tell than that the their them then there these they thing this those though through time times to together told too total totals toward towards try two u uh um up upon us use used using ve very via wanna want wanted was wasn way we well went were weren what whatever whats whatsoever when where whether which while who whole whom whose will wise with within would x yeah yep yes yet you your yours d ll m re n cant thats theres heres im id itd each every curious hoping filing served serving trying sir madam guys folks buddy dude bro man dear lol omg btw asap tbh sry sorry damn wtf huh hmmm pleas plz question figure number data check checking wonder actual actually generally usual usually normally ok business company period periods earlier starting beginning commencing containing onwards onward couple sample moment long working worked happen happened happening bit sum worth amounts customerwise alone including include another anybody somebody other apart rest combined combine included because';

/** Words that limit what they stand beside or turn it round: a question that has one without a use for it is not answered. */
const limits =
  'not no under below above exceeding didnt isnt wasnt arent werent doesnt hasnt havent wont wouldnt never without except excluding exclude excluded minus besides before until till';

/** Words of days. They belong to a period, a grouping or a limit, or the question is not understood. */
const timeWords =
  'day days week weeks month months quarter quarters year years half date dates hour hours weekend weekends weekday weekdays minute minutes today yesterday tomorrow tonight morning mornings afternoon afternoons evening evenings night nights previous preceding second third fourth';

/** Fillers that make sense directly before `sales`, so that a misspelled word there may be one of them. */
const fillersBeforeSales =
  'last past previous prior next latest recent current this that these those today yesterday tonight tomorrow morning afternoon evening night weekend week weeks month months quarter year years days hour your their with what which much many more most just after before between during until since through from about show give tell were does have only each every also like than then again half full whole overall total same other first second third';

/**
 * Everyday words: as they are typed they are never taken for misspelled months, names or items. A question that has one
 * without a use for it is not answered.
 */
const everydayWords =
  'match mark march marked marks able above across act action add advice age agree air allow alone along although among animal answer appear apple area arm art author baby bad bag ball band bank base basic bath bean beans bear beat beautiful bed bell best big bill bird bit black blood blue board boat body book border born boss bottle bottom bowl box boy brand break bridge bright broke brother build building bus busy calls came camp car care careful case cast cat cause cell cent center central certain chair chance chapter charge chart cheap cheese chef child children choice choose church circle city class clean clear clock close cloth cloud club coach coat cold collect college color coming common compare complete computer contact contain control cook cookie cookies cool copy corner correct cost cotton country couple courage cover cream create credit cross crowd cry culture cup curve cut dad daily danger dark date daughter dead deal dear death decide deep degree desk detail develop device die diet differ different difficult dinner direct dirty discover discuss dish doctor dog dollar door double doubt draft draw dream dress drink drive driver drop dry due dust duty ear early earth ease easy eat edge effect egg eight elect else email empty engine enjoy enough enter equal error escape event exact example except excite exercise expert extra eye face fact fail fair fall family famous farm fast fat father favor fear feed feel feet fell felt field fight file fill film find fine finger finish fire fish fit five fix flat floor flow flower fly follow food foot force forest form forward found four free fresh friend friends front fruit full fun game garden gas gate general gentle girl glad glass goal gold good govern grand grass gray great green grew ground group grow guess guest guide gun guy habit hair half hall hand handle hang happy hard hat hate head health heart heat heavy height held hell hello hidden high hill history hit hobby hold hole holiday home honest hope horse hospital hot hotel house huge human hundred hungry hunt hurry hurt husband ice idea image imagine impact inch increase industry inform insect inside interest invent iron island issue item job join joke joy judge juice jump jury justice keep key kick kid kids kill king kiss kitchen knew knee knife lady lake land language large laugh law lead leader learn least leave led left leg length lesson letter level library lie life lift light line link lip liquid listen live local lock log lonely loss lost loud love luck lunch machine magazine mail manage manager map market mass master material matter meal mean meaning measure meat media medicine meet meeting member memory mention menu metal method middle mile milk million mind mine minute mirror miss mistake mix model modern mom moment money mood moon mother motion mountain mouse mouth move movie music nation natural nature neck neighbor neither nerve news nice night nine noise none noon normal north nose note notice object observe ocean offer office oil old open opinion option orange order other outside oven owner pack page paid pain paint pair paper parent park party pass patient pattern peace pen pencil people perfect person pet phone photo picture piece pink place plain plan plane plant plastic plate play player pleasant pocket poem police poor pop popular position post pot power practice prepare present president press pretty prevent price pride print prison prize problem process produce program promise proper protect proud provide public pull purple purpose push put quality queen quiet quit race radio rain raise range rare rate reach read ready real reason receive record red reduce refer region relax remember remind remove repair repeat reply report rest restaurant result rice rich ride ring rise risk river road rock role roll roof room root rope rough round row rule rush sad safe sail salad salt sand sandwich save saw scale school science score screen sea search season seat second secret seed sell send sense sentence serious serve seven shade shake shape share sharp sheet shelf shine ship shirt shock shoe shop short shot shoulder shout shower sick sight sign silent silver simple sing single sister sit six size skill skin skirt sky sleep slice slip slow small smart smell smile smoke smooth snack snow soap social sock soft soil soldier solid solve song soul sound soup south space speak special speech speed spell spend spirit spoon sport spread spring square staff stage stair stamp stand star state station stay steam steel step stick stone stood storm story strange stream street strength stress strong student study stuff style subject sudden suffer sugar suggest suit summer sun supper supply support suppose surprise sweet swim symbol system table tail talk tall taste tax tea teach teacher team tear teeth temperature ten tent term test text thank theory thick thin think thirty thought thousand thread threw throat throw tidy tie tight tiny tip tired title toast tool tooth top touch tour town toy track trade traffic train travel tree trip trouble truck true trust truth turn twice type ugly uncle unit unite universe useful valley van various vegetable vehicle view village visit voice vote wait walk walked wall war warm wash waste watch water wave weak wealth wear weather web wedding weight welcome west wet wheel white wide wife wild win wind window wine wing winter wire wise wish woman women wonder wood wool word world worry wrap write wrong yard yellow young zero benchmark benchmarks competitor competitors neighbors pastry pastries pasta cakes cake tart tarts bread coffee latte pizza burger soup beer juice bagel muffin donut croissant shift schedule manager owner strategy advertising marketing campaign website traffic instagram facebook google stars reviews parking lease insurance loan mortgage electricity rent delivery driver pickup booking table tables seats chairs later letter better sales sails sample simple staffed lists lost most post cost host boat seal meal deal sold cold told hold bold gold fold trips strips chips lips ships tops taps types takes tales tells sells cells bells balls calls falls walls halls tall fees feed feel feet free tree three there where were here hers hears years yearly early nearly dearly clearly';

const calendarWords = [
  ...timeWords.split(' '),
  ...monthNames,
  ...weekdayNames,
  ...weekdayNames.map((name) => `${name}s`),
  ...holidayWords,
];

export const fillerWords: ReadonlySet<string> = new Set(fillers.split(' '));

/** Words after which a question names what does not count. */
export const excluding: ReadonlySet<string> = new Set(
  'without except excluding exclude excluded minus besides not no ignoring'.split(' '),
);

/** Words of the language that a name does not consist of: fillers and days. */
export const plainWords: ReadonlySet<string> = new Set([...fillerWords, ...limits.split(' '), ...calendarWords]);

/** What a misspelled word directly before `sales` may stand for: anything else is more likely the name of an item. */
export const wordsBeforeSales: ReadonlySet<string> = new Set([
  ...fillersBeforeSales.split(' '),
  ...calendarWords,
  ...lexiconWords,
]);

/** Every word of the language that is understood, without the names of items and staff. */
export const knownWords: ReadonlySet<string> = new Set([...plainWords, ...lexiconWords, ...currencyNames]);

/** Words that are no misspelled ones. */
export const correctWords: ReadonlySet<string> = new Set([...knownWords, ...guideWords, ...everydayWords.split(' ')]);
