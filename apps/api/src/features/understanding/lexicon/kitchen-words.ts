/**
 * Words whose dishes hide nothing, by what they are. A dish made of them and of nothing else has in it what its name says. The name of a
 * dish ("kitfo", "mille-feuille") and whatever may be in it ("broth", "sauce", "pie") are no such words.
 */
export const PLAIN = {
  around: `a an the village of with and or in on over under from by at to its our your one two three four five six whole half quarter big small little large fresh warm hot cold raw wild young old new sweet sour bitter salty smoky spicy
    mild tender local seasonal good great proper simple house red green black white yellow purple pink golden brown blue dark crunchy charcoal wood fire coal coals ember embers grill oven plate bowl side leaf leaves seed top
    heart shoulder leg loin neck belly cheek breast thigh wing fillet bone chop shank cutlet juice oil salt pepper ice season summer winter spring autumn burnt burned grilled roast roasted baked braised steamed boiled poached smoked cured pickled salted marinated charred seared stewed sliced chopped shaved
    mashed crushed blistered fermented dried stuffed torn candied peel skin`,
  plants: `vegetable greens salad tomato aubergine eggplant courgette zucchini pepper shishito padron chilli chile jalapeno onion shallot leek garlic spring potato chips fries corn cob carrot beetroot beet radish turnip parsnip
    celeriac celery fennel cabbage kale spinach chard broccoli broccolini cauliflower sprout lettuce rocket chicory cucumber pea bean lentil chickpea mushroom morel chanterelle porcini truffle squash pumpkin okra
    artichoke asparagus olive avocado guacamole plantain cassava yam yuca rice quinoa olive lemon lime orange grapefruit yuzu citrus apple pear plum peach apricot cherry strawberry raspberry blackberry blueberry gooseberry
    bilberry sea buckthorn berry fruit fig date raisin grape melon watermelon pineapple mango papaya banana passion guava pomegranate lychee rhubarb quince sorbet mint basil parsley dill coriander cilantro oregano thyme
    rosemary sage tarragon sorrel nettle lovage samphire saffron cumin turmeric ginger horseradish cardamom cinnamon vinegar capers kimchi sauerkraut seaweed coffee espresso tea wine cider mezcal`,
  flesh: `beef pork lamb mutton goat veal chicken duck goose turkey quail rabbit hogget venison boar steak ribeye sirloin rib brisket jowl oxtail liver kidney ham bacon prosciutto jamon`,
  sea: `fish salmon tuna cod haddock hake halibut mackerel herring sardine anchovy trout turbot plaice monkfish swordfish oyster clam mussel crab lobster langoustine prawn shrimp scallop squid octopus cuttlefish`,
  milk: 'cheese feta halloumi mozzarella ricotta burrata pecorino parmesan provolone cream butter yoghurt yogurt labneh milk',
  eggs: 'egg yolk omelette frittata',
} as const;
