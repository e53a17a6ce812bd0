// @ts-check
/** The table of contents of a package, imsmanifest.xml, as each version of SCORM wants it. */

import { escapeAttribute, escapeText } from "../../../kit/escape.js";

/** @import { Contents, Item } from "./contents.js" */
/** @import { Version } from "./names.js" */

/** Of its namespaces only the names count: nothing is fetched from there. */
const KINDS = {
  1.2: {
    schema: "1.2",
    spaces: `xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"`,
    kind: "adlcp:scormtype",
    itemRules: "",
    rules: "",
  },
  2004: {
    schema: "2004 3rd Edition",
    spaces: `xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3"
  xmlns:imsss="http://www.imsglobal.org/xsd/imsss"`,
    kind: "adlcp:scormType",
    // Only the page says what is complete and passed.
    itemRules: `
        <imsss:sequencing>
          <imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>
        </imsss:sequencing>`,
    rules: `
      <imsss:sequencing>
        <imsss:controlMode choice="true" flow="true"/>
      </imsss:sequencing>`,
  },
};

/** The page of an item. @param {Item} item */
export const fileOf = ({ id }) => `${id}.html`;

/** @param {Version} version @param {Contents} contents @param {string[]} shared the files that all pages need */
export function manifest(version, { id, title, language, items }, shared) {
  const { schema, spaces, kind, itemRules, rules } = KINDS[version];
  const listed = items.map(
    (item) => `
      <item identifier="item-${item.id}" identifierref="page-${item.id}" isvisible="true">
        <title>${escapeText(item.title)}</title>${itemRules}
      </item>`,
  );
  const pages = items.map(
    (item) => `
    <resource identifier="page-${item.id}" type="webcontent" ${kind}="sco" href="${escapeAttribute(fileOf(item))}">
      <file href="${escapeAttribute(fileOf(item))}"/>
      <dependency identifierref="shared"/>
    </resource>`,
  );
  const files = shared.map((file) => `\n      <file href="${escapeAttribute(file)}"/>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="magnus-derek-${id}-${language}" version="1.0"
  ${spaces}>
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>${schema}</schemaversion>
  </metadata>
  <organizations default="lessons">
    <organization identifier="lessons">
      <title>${escapeText(title)}</title>${listed.join("")}${rules}
    </organization>
  </organizations>
  <resources>${pages.join("")}
    <resource identifier="shared" type="webcontent" ${kind}="asset">${files.join("")}
    </resource>
  </resources>
</manifest>
`;
}
