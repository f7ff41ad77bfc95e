/** Files of other systems, as small as they can be with everything in them. */

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** Elements of QTI; all others are HTML and keep their names. */
const QTI_ELEMENT =
  /^(?:assessmentItem|(?:response|outcome|template)(?:Declaration|Processing|Condition|If|ElseIf|Else)|correctResponse|value|defaultValue|(?:area)?[mM]apping|(?:area)?[mM]apEntry|itemBody|prompt|[a-zA-Z]+Interaction|simple[A-Z]\w+|inlineChoice|gap(?:Text|Img)?|hotspotChoice|associableHotspot|hottext|modalFeedback|feedback(?:Inline|Block)|rubricBlock|setOutcomeValue|and|or|not|match|sum|product|variable|correct|baseValue|mapResponse(?:Point)?|isNull|equal|gte?|lte?|stringMatch|subtract|divide|multiple|ordered|member|contains|index|inside|exitResponse|containerSize|delete|integerToFloat|max|min|roundTo|patternMatch)$/;

/** An item of QTI 2 in the names of QTI 3: elements begin with `qti-`, and there are no capitals. */
export const asQti3 = (item: string): string =>
  item
    .replaceAll('http://www.imsglobal.org/xsd/imsqti_v2p1', 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0')
    .replace(
      /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)(\s*\/?)>/g,
      (whole, end: string, name: string, attributes: string, close: string) => {
        if (!QTI_ELEMENT.test(name)) return whole;
        const named = attributes.replace(
          /(\s)([A-Za-z]+)(\s*=)/g,
          (_, space: string, key: string, sign: string) => `${space}${kebab(key)}${sign}`,
        );
        return `<${end}qti-${kebab(name)}${named}${close}>`;
      },
    );

const label = (id: string, text: string): string =>
  `<response_label ident="${id}"><material><mattext texttype="text/plain">${text}</mattext></material></response_label>`;
const field = (name: string, entry: string): string =>
  `<qtimetadatafield><fieldlabel>${name}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`;
const right = (tests: string, score = '100', action = 'Set'): string =>
  `<respcondition continue="No"><conditionvar>${tests}</conditionvar><setvar action="${action}" varname="SCORE">${score}</setvar></respcondition>`;
const canvasItem = (type: string, body: string, rules: string): string =>
  `<item ident="${type}" title="${type}"><itemmetadata><qtimetadata>${field('question_type', type)}${field('points_possible', '2.0')}</qtimetadata></itemmetadata><presentation><material><mattext texttype="text/html">&lt;p&gt;Where is [red]?&lt;/p&gt;</mattext></material>${body}</presentation><resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>${rules}</resprocessing></item>`;
const is = (id: string, response = 'response1'): string => `<varequal respident="${response}">${id}</varequal>`;
const chosen = (cardinality: string, ident = 'response1'): string =>
  `<response_lid ident="${ident}" rcardinality="${cardinality}"><material><mattext>red</mattext></material><render_choice>${label('1', 'One')}${label('2', 'اثنان')}${label('3', 'Three')}</render_choice></response_lid>`;
const typed =
  '<response_str ident="response1" rcardinality="Single"><render_fib><response_label ident="answer1"/></render_fib></response_str>';

/** A quiz of Canvas in QTI 1.2, with a question of each kind. */
export const CANVAS_QUIZ = `<?xml version="1.0" encoding="UTF-8"?>
<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="a" title="Unit 1"><section ident="root_section">
${[
  canvasItem('multiple_choice_question', chosen('Single'), right(is('1'))),
  canvasItem('true_false_question', chosen('Single'), right(is('2'))),
  canvasItem(
    'multiple_answers_question',
    chosen('Multiple'),
    right(`<and>${is('1')}<not>${is('2')}</not>${is('3')}</and>`),
  ),
  canvasItem('short_answer_question', typed, right(is('Nile') + is('النيل'))),
  canvasItem('numerical_question', typed, right(is('4.5'))),
  canvasItem('essay_question', typed, ''),
  canvasItem('file_upload_question', '', ''),
  canvasItem(
    'matching_question',
    chosen('Single', 'response_a') + chosen('Single', 'response_b'),
    right(is('1', 'response_a'), '50', 'Add') + right(is('2', 'response_b'), '50', 'Add'),
  ),
  canvasItem('fill_in_multiple_blanks_question', chosen('Single', 'response_red'), right(is('1', 'response_red'))),
  canvasItem('multiple_dropdowns_question', chosen('Single', 'response_red'), right(is('2', 'response_red'))),
].join('\n')}
</section></assessment></questestinterop>`;

/** A text with embedded answers of each kind. */
export const CLOZE_TEXT = `The capital of Egypt is {1:SHORTANSWER:=Cairo#Yes~%50%Giza#Near it~*#No}, its river the {2:MULTICHOICE:=Nile~Indus}.
It is {:NUMERICAL:=6650:10~%25%6700:50} km long. \\(x < y\\) عاصمة مصر {1:SAC:=القاهرة} {1:MCS:%100%a~%-50%b}.`;
