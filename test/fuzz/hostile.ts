import fc from "fast-check";

const deep = (depth: number, open: string, close: string) => `${open.repeat(depth)}${close.repeat(depth)}`;

/** JSON of one value that breaks naive code, as text: much of it is no value of JavaScript. */
export const hostileJson: fc.Arbitrary<string> = fc.constantFrom(
  ...["null", "true", "-0", "0", "-1", "1.5", "1e400", "-1e400", "1e-400", "9007199254740993", "1".repeat(400)],
  ...[
    '""',
    '" "',
    '"\\u0000"',
    '"\\ud800"',
    '"\\udc00\\ud800"',
    '"\\u200b"',
    '"\\u202e\\u2066"',
    '"\\ufeff"',
    '"\\ufffe"',
  ],
  ...['"__proto__"', '"constructor"', '"toString"', '"hasOwnProperty"', '"undefined"', '"NaN"', '"../../etc/passwd"'],
  ...[`"${"x".repeat(201)}"`, `"${"é".repeat(2_001)}"`, `"${"🥛".repeat(60_000)}"`, `"${"\\u0301".repeat(5_000)}"`],
  ...["[]", "{}", "[[]]", "[null]", '[""]', `[${"1,".repeat(20_000)}1]`, deep(50, "[", "]"), deep(20_000, "[", "]")],
  ...['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}', '{"$ne":null}', '{"S":"x"}'],
  ...[
    '{"":""}',
    '{"length":-1}',
    '{"toString":"x","valueOf":1}',
    '{"\\ud800":1}',
    `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`,
  ],
  ...['"2026-13-45"', '"0000-00-00"', '"<script>alert(1)</script>"', '"=1+1"', '"${7*7}"', '"\\r\\nSet-Cookie: a=b"'],
);

/** Fields that no schema has, as text. */
export const strangeFields: fc.Arbitrary<string> = fc.constantFrom(
  '"__proto__":{"admin":true}',
  '"constructor":{"prototype":{"admin":true}}',
  '"id":"019a9f5e-7c1a-7d3e-9b51-3f1a2c4d5e6f","company_id":"x","status":"complete","role":"owner"',
  '"PK":"C#x","SK":"COMPANY"',
  '"":0',
  '"\\ud800":0',
  `"${"n".repeat(5_000)}":0`,
  Array.from({ length: 2_000 }, (_, index) => `"f${index}":0`).join(","),
);

/** Bodies that are no JSON, or nothing but a value. */
export const hostileText: fc.Arbitrary<Buffer> = fc
  .oneof(
    fc.constantFrom(
      "",
      " ",
      "{",
      "}",
      "nul",
      "NaN",
      "undefined",
      "[1,]",
      "{'a':1}",
      '{"a":1}{"b":2}',
      "\u0000",
      "\ufeff{}",
    ),
    fc.constantFrom("a=b&c=d", "<a/>", "--B--", `{"a":"${"x".repeat(3_000_000)}"}`, "x".repeat(5_000_000)),
    hostileJson,
    fc.constantFrom(
      Buffer.from([0xff, 0xfe, 0x7b, 0]),
      Buffer.from('{"name":"x"}', "utf16le"),
      Buffer.from([0xc3, 0x28]),
    ),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  )
  .map((content) => Buffer.from(content as string));

/** Texts in the place of an id, percent-encoded for a path. */
export const hostileIds: fc.Arbitrary<string> = fc.constantFrom(
  ...[
    "x",
    "0",
    "%00",
    "%20",
    "..%2F..",
    "%2e%2e%2fcompany",
    "%E0%A4%A",
    "%",
    "%ff",
    "%25",
    "%F0%9F%A5%9B",
    "%ED%A0%80",
    "null",
  ],
  ...[
    "__proto__",
    "constructor",
    "undefined",
    "lib-",
    "C%23x",
    "a%23b",
    "019a9f5e-7c1a-7d3e-9b51-3f1a2c4d5e6g",
    "a".repeat(1_500),
  ],
  ...[
    "019A9F5E-7C1A-7D3E-9B51-3F1A2C4D5E6F",
    "00000000-0000-0000-0000-000000000000",
    "019a9f5e7c1a7d3e9b513f1a2c4d5e6f",
    "*",
    "%5B%5D",
  ],
);

/** Queries that no client makes. */
export const hostileQueries: fc.Arbitrary<string> = fc.constantFrom(
  ...[
    "%",
    "%E0%A4%A=%ff",
    "=",
    "&&&",
    "=x",
    "a",
    "a[]=1&a[]=2",
    "__proto__=1",
    "constructor=x&toString=y",
    "limit",
    "limit=",
  ],
  ...[
    "limit=1&limit=2",
    "order=asc&order=desc",
    "LIMIT=1",
    "limit=1e2",
    "limit=%31",
    "limit=+1",
    "limit=1%00",
    "limit=0x10",
    "after=%00",
  ],
  ...[
    "after=x",
    `after=${"x".repeat(4_000)}`,
    "order=ASC",
    "format=csv&format=pdf",
    "format=__proto__",
    "by=__proto__",
    "by=",
    "ids=,,,",
  ],
  ...[
    "ids=x,x",
    "questions=%00",
    "half_width=1e-9",
    "half_width=-0",
    "half_width=Infinity",
    "name=%F0%9F%A5%9B",
    "hair=__proto__",
    "hair=",
  ],
  ...[
    "persona_group_id=%20",
    "briefing_id=x",
    "human_study_id=%00",
    "location=%25&occupation=%5F",
    "age_min=9&age_max=1",
    "offset=-0",
  ],
  ...[
    "offset=999999999999999",
    "offset=9999999999999999",
    "status=toString",
    "simulation_type=constructor",
    "token=a#b",
    "a;b=c",
  ],
);

const long = "x".repeat(4_000);

/** Headers that no client sends; names in lower case. An `Origin` of another site is refused on one machine. */
export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.constantFrom<Record<string, string>>(
  ...["uuid-like", "x".repeat(255), "x".repeat(256), "", " ", "a\tb", "\u00e9", "__proto__", "the same every time"].map(
    (key) => ({
      "idempotency-key": key,
    }),
  ),
  ...["*", '"x"', 'W/"x"', "x", '"', "", ",,,", `"${long}"`, "\u00e9"].map((tag) => ({ "if-none-match": tag })),
  ...["text/xml", "*/*;q=0", "", "application/json;version=__proto__", long].map((accept) => ({ accept })),
  ...["http://127.0.0.1:3000", "http://localhost:1", "http://LOCALHOST"].map((origin) => ({ origin })),
  ...["refresh_token=x", "refresh_token", "refresh_token=", "=;;=", "__proto__=1", `a=${long}`, '"'].map((cookie) => ({
    cookie,
  })),
  { "x-forwarded-for": "10.0.0.1, evil", "x-forwarded-host": "evil.example", "x-http-method-override": "DELETE" },
  { constructor: "x", "to-string": "x", "accept-language": long },
  { "accept-encoding": "identity;q=0", "content-language": "de", range: "bytes=0-1", "if-match": "*" },
  { "if-modified-since": "x", expires: "0", te: "trailers", "user-agent": "\u00e9" },
);

/** Types of a body, each with whether it is JSON. */
export const contentTypes: fc.Arbitrary<string> = fc.constantFrom(
  ...[
    "application/json; charset=utf-8",
    "APPLICATION/JSON",
    "application/vnd.api+json",
    'application/json;charset="utf-16"',
  ],
  ...[
    "application/json ;x=y",
    "application/json;",
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/jsonp",
  ],
  ...[
    "application/json, text/html",
    "",
    "json",
    "multipart/form-data",
    "multipart/form-data; boundary=",
    "\u00e9",
    long,
  ],
);

/** `Authorization` that lets nobody in; `TOKEN` and `KEY` stand for good ones. */
export const badAuthorizations: fc.Arbitrary<string | undefined> = fc.constantFrom(
  ...[
    undefined,
    "",
    "Bearer",
    "Bearer ",
    "Basic TOKEN",
    "Basic dTpw",
    "TOKEN",
    "KEY",
    "Token TOKEN",
    "Bearer TOKEN x",
    "Bearer TOKENx",
  ],
  ...[
    "Bearer xTOKEN",
    "Bearer KEY0",
    "Bearer scr_",
    "Bearer scr_x_y_z",
    "Bearer SCR_x",
    "Bearer null",
    "Bearer __proto__",
    `Bearer ${long}`,
  ],
  ...[
    "Bearer TOKEN, Bearer TOKEN",
    "Bearer TOKEN,",
    "Bearer \u00e9",
    "Bearer ..",
    "Bearer a.b.c",
    "Bearer scr_019aa3c41b2d7e4f8a5b6c7d8e9f0a1b",
  ],
  ...[
    "Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.",
    "Bearer eyJhbGciOiJIUzI1NiJ9.e30.x",
    "Bearer {}",
    "Digest username=x",
    "bearer:TOKEN",
  ],
);
