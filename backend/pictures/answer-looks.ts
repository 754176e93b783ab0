import type { Piece } from "./answer-sheet.ts";

/** What a style is made of for a child: for girls and boys alike. */
export const childLooks: Record<string, readonly Piece[]> = {
  "style-child-classic": [
    ["shirt", "white", "poplin"],
    ["trousers", "navy", "poplin"],
    ["cardigan", "sand", "knit"],
    ["boots", "taupe", "leather"],
  ],
  "style-child-playful": [
    ["sweatshirt", "apricot", "fleece", "star", "white"],
    ["dungarees", "mustard", "corduroy"],
    ["trainers", "teal", "leather"],
    ["beanie", "red", "knit"],
  ],
  "style-child-sporty": [
    ["hoodie", "grey", "fleece"],
    ["joggers", "navy", "fleece"],
    ["t-shirt", "white", "jersey", "stripe", "teal"],
    ["trainers", "white", "leather", "plain", "navy"],
  ],
  "style-child-romantic": [
    ["blouse", "cream", "poplin", "flower", "terracotta"],
    ["trousers", "plum", "velvet"],
    ["cardigan", "apricot", "knit"],
    ["ballerinas", "sand", "leather"],
  ],
  "style-child-boho": [
    ["blouse", "apricot", "gauze", "leaf", "forest"],
    ["trousers", "sand", "linen"],
    ["gilet", "rust", "knit"],
    ["sandals", "taupe", "leather"],
  ],
  "style-child-minimal": [
    ["jumper", "cream", "knit"],
    ["trousers", "taupe", "linen"],
    ["long-sleeve", "white", "jersey"],
    ["trainers", "white", "leather", "plain", "sand"],
  ],
  "style-child-retro": [
    ["polo", "rust", "jersey", "plain", "cream"],
    ["dungarees", "denim", "denim"],
    ["cardigan", "mustard", "knit", "plain", "rust"],
    ["trainers", "forest", "leather"],
  ],
  "code-child-free": [
    ["sweatshirt", "mustard", "fleece", "dot", "red"],
    ["joggers", "teal", "fleece"],
    ["trainers", "red", "leather"],
    ["beanie", "apricot", "knit"],
  ],
  "code-child-sober": [
    ["jumper", "grey", "knit"],
    ["trousers", "navy", "poplin"],
    ["shirt", "white", "poplin"],
    ["boots", "black", "leather"],
  ],
  "code-child-uniform": [
    ["polo", "white", "jersey"],
    ["trousers", "navy", "poplin"],
    ["cardigan", "navy", "knit"],
    ["trainers", "black", "leather"],
  ],
  "decides-parent": [
    ["coat", "navy", "velvet"],
    ["trousers", "taupe", "linen"],
    ["shirt", "white", "poplin"],
    ["boots", "taupe", "leather"],
  ],
  "decides-both": [
    ["coat", "navy", "velvet"],
    ["jeans", "denim", "denim"],
    ["sweatshirt", "mustard", "fleece", "star", "red"],
    ["boots", "taupe", "leather"],
  ],
  "decides-child": [
    ["hoodie", "teal", "fleece", "star", "mustard"],
    ["joggers", "red", "fleece"],
    ["t-shirt", "mustard", "jersey", "dot", "teal"],
    ["trainers", "red", "leather", "plain", "teal"],
  ],
  "budget-child-careful": [
    ["long-sleeve", "sky", "jersey", "stripe", "white"],
    ["joggers", "navy", "fleece"],
    ["sweatshirt", "mustard", "fleece"],
  ],
  "budget-child-balanced": [
    ["shirt", "sky", "poplin"],
    ["jeans", "denim", "denim"],
    ["jumper", "mustard", "knit"],
    ["trainers", "white", "leather", "plain", "navy"],
  ],
  "budget-child-generous": [
    ["jumper", "mustard", "knit"],
    ["trousers", "forest", "corduroy"],
    ["jacket", "navy", "poplin"],
    ["boots", "taupe", "leather"],
    ["beanie", "terracotta", "knit"],
  ],
  "budget-child-open": [
    ["coat", "terracotta", "velvet"],
    ["trousers", "forest", "corduroy"],
    ["jumper", "cream", "knit"],
    ["boots", "taupe", "leather"],
    ["scarf", "mustard", "knit"],
    ["bag", "rust", "leather"],
  ],
};

export const womanLooks: Record<string, readonly Piece[]> = {
  "style-woman-classic": [
    ["shirt", "white", "poplin"],
    ["trousers", "navy", "poplin"],
    ["coat", "sand", "velvet"],
    ["ballerinas", "black", "leather"],
  ],
  "style-woman-romantic": [
    ["dress", "cream", "gauze", "flower", "terracotta"],
    ["cardigan", "apricot", "knit"],
    ["ballerinas", "sand", "leather"],
    ["bag", "plum", "leather"],
  ],
  "style-woman-boho": [
    ["blouse", "apricot", "gauze", "leaf", "forest"],
    ["skirt", "rust", "linen"],
    ["gilet", "sand", "knit"],
    ["boots", "taupe", "leather"],
  ],
  "style-woman-minimal": [
    ["jumper", "cream", "knit"],
    ["trousers", "taupe", "linen"],
    ["coat", "grey", "velvet"],
    ["trainers", "white", "leather", "plain", "sand"],
  ],
  "style-woman-elegant": [
    ["dress", "black", "satin"],
    ["coat", "plum", "velvet"],
    ["ballerinas", "black", "leather"],
    ["bag", "red", "leather"],
  ],
  "style-woman-casual": [
    ["t-shirt", "white", "jersey", "stripe", "navy"],
    ["jeans", "denim", "denim"],
    ["sweatshirt", "sage", "fleece"],
    ["trainers", "white", "leather", "plain", "teal"],
  ],
  "style-woman-sporty": [
    ["hoodie", "grey", "fleece"],
    ["leggings", "black", "jersey"],
    ["t-shirt", "teal", "jersey"],
    ["trainers", "white", "leather", "plain", "teal"],
  ],
  "code-woman-free": [
    ["blouse", "mustard", "poplin", "flower", "red"],
    ["jeans", "denim", "denim"],
    ["jacket", "teal", "poplin"],
    ["trainers", "red", "leather"],
  ],
  "code-woman-sober": [
    ["shirt", "white", "poplin"],
    ["trousers", "navy", "poplin"],
    ["cardigan", "grey", "knit"],
    ["ballerinas", "black", "leather"],
  ],
  "code-woman-uniform": [
    ["shirt", "white", "poplin"],
    ["skirt", "navy", "poplin"],
    ["jacket", "navy", "poplin"],
    ["ballerinas", "navy", "leather"],
  ],
  "budget-woman-careful": [
    ["t-shirt", "white", "jersey", "stripe", "navy"],
    ["leggings", "black", "jersey"],
    ["cardigan", "mustard", "knit"],
  ],
  "budget-woman-balanced": [
    ["blouse", "cream", "poplin"],
    ["jeans", "denim", "denim"],
    ["jumper", "sage", "knit"],
    ["trainers", "white", "leather", "plain", "sand"],
  ],
  "budget-woman-generous": [
    ["dress", "terracotta", "poplin"],
    ["cardigan", "cream", "knit"],
    ["jacket", "navy", "poplin"],
    ["boots", "taupe", "leather"],
    ["scarf", "mustard", "knit"],
  ],
  "budget-woman-open": [
    ["coat", "sand", "velvet"],
    ["trousers", "forest", "velvet"],
    ["blouse", "cream", "satin"],
    ["boots", "black", "leather"],
    ["scarf", "terracotta", "knit"],
    ["bag", "rust", "leather"],
  ],
};
