import { sizeText } from "./size-text.ts";
import { wellFormedCopy } from "../text/json-text.ts";
import { BadRequest } from "../errors.ts";

/**
 * The most that parsing may cost. The unit is the time for one more entry of a list, about 30 ns, so the limit is 30 to
 * 60 ms. The largest questionnaire that its schema accepts costs 900,000, a list of `{}` in 4.35 MB would cost 8.7
 * million.
 */
const MOST_WORK = 1_000_000;
/** Measured costs of a list or an object, and of a field. */
const [CONTAINER, FIELD] = [5, 20];
/**
 * Conditions of questionnaires are nested deepest, with about ten levels. Very deep nesting would crash code that reads
 * it by recursion.
 */
const DEEPEST = 100;

const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Scans a JSON text once, byte by byte, before it is parsed.
 * @throws BadRequest if there is too much in it, or it is nested too deeply
 */
function requireFewValues(text: Uint8Array): void {
  let work = 0;
  let depth = 0;
  let quoted = false;
  for (let place = 0; place < text.length; place++) {
    const byte = text[place];
    if (quoted) {
      if (byte === BACKSLASH) place++;
      else if (byte === QUOTE) quoted = false;
    } else if (byte === QUOTE) quoted = true;
    else if (byte === COMMA) work++;
    else if (byte === COLON) work += FIELD;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      work += CONTAINER;
      if (++depth > DEEPEST) throw new BadRequest(`The body is nested more than ${DEEPEST} levels deep; flatten it`);
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth--;
  }
  if (work > MOST_WORK) throw new BadRequest("The body has more values than a request can have; send fewer");
}

/** An escape by which half of a surrogate pair can get into a UTF-8 text. */
const SURROGATE = /\\ud[89a-f]/i;

/**
 * The body of a request as JSON.
 * @param mostBytes a larger body is refused unread
 * @throws BadRequest if it is not JSON, declared as something else, or too large
 */
export function parseJsonBody(
  body: string | null,
  isBase64Encoded: boolean,
  contentType: string | undefined,
  mostBytes: number,
): unknown {
  if (contentType !== undefined && !/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(contentType)) {
    throw new BadRequest("Content-Type must be application/json");
  }
  if (body === null || body === "") throw new BadRequest("The request needs a JSON body");
  const encoding = isBase64Encoded ? "base64" : "utf8";
  if (Buffer.byteLength(body, encoding) > mostBytes)
    throw new BadRequest(`The body is larger than the ${sizeText(mostBytes)} that this request can have; send less`);
  const bytes = Buffer.from(body, encoding);
  requireFewValues(bytes);
  const text = bytes.toString("utf8");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadRequest("The body is not valid JSON");
  }
  return SURROGATE.test(text) ? wellFormedCopy(value) : value;
}
